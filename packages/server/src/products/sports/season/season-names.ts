const firstPrefix = 29;

/** Ids of a season's matches begin with two digits of its own, from 30 on. */
export const seasonPrefix = (number: number): string => String(firstPrefix + number);

/** The stored name of a season's feed. */
export const seasonSource = (number: number): string => `season-${number}`;
