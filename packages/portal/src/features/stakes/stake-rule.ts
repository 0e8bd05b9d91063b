/** Document 1, section 5: only digits, up to 10 of them, empty allowed. */
export const isStake = (text: string): boolean => /^\d{0,10}$/.test(text);

/** A stake that no match would take. An empty one is left out, and so is none. */
export const isBelow = (text: string, least: number): boolean => text !== '' && Number(text) < least;
