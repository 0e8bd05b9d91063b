/** Specification section 9. */
export const sportIds = { cricket: 4, football: 1, tennis: 2 } as const;
export type SportId = (typeof sportIds)[keyof typeof sportIds];
