/** Specification section 9; `other` is ours, for recordings of sports it does not number. */
export const sportIds = { cricket: 4, football: 1, tennis: 2, other: 0 } as const;
