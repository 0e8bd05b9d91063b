/** Document 1, section 5: only digits, up to 10 of them, empty allowed. */
export const isStake = (text: string): boolean => /^\d{0,10}$/.test(text);
