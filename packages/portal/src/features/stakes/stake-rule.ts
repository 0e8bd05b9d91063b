/** Document 1, section 5: only digits, up to 10 of them, empty allowed. */
export const isStake = (text: string): boolean => /^\d{0,10}$/.test(text);

/** A stake below every match's minimum. An empty field is no stake, so it is not below. */
export const isBelow = (text: string, least: number): boolean => text !== '' && Number(text) < least;
