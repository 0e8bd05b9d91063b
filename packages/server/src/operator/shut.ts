import type { Queries } from '@maidan/process/db/db.ts';

/** Something that an operator shut or switched off. */
export interface Shut {
  readonly what: string;
  readonly id: string;
  readonly name: string;
  /** The command that undoes it. */
  readonly undo: string;
}

export type ListShut = (db: Queries) => Promise<readonly Shut[]>;
