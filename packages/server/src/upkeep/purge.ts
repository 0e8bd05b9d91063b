/** Deletes expired rows, a few at each step. */
export interface Purge {
  readonly name: string;
  /** Deletes this many rows at most. Returns whether there may be more. */
  step(rows: number): Promise<boolean>;
}

/** `deleteSome` returns how many rows it deleted. */
export const createPurge = (name: string, deleteSome: (most: number) => Promise<number>): Purge => ({
  name,
  step: async (rows) => (await deleteSome(rows)) === rows,
});
