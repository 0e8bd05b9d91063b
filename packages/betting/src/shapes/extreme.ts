/** Chooses between two profits: the lower in the worst case of a book, the higher in its best. */
export type Extreme = (one: bigint, other: bigint) => bigint;

export const lower: Extreme = (one, other) => (other < one ? other : one);
export const higher: Extreme = (one, other) => (other > one ? other : one);
