import type { Db, Queries } from '@maidan/process/db/db.ts';
import type { House } from '../house.ts';
import type { Sessions } from '../signed-in/sessions.ts';

/** Where a verb prints: a terminal, or the socket connected to one. */
export interface Output {
  print(line: string): void;
  progress(label: string, done: number, total: number): void;
}

/** The part of the house that verbs use, and what those of a product use of it. */
export interface OperatorHouse<Products = unknown> extends Omit<House, 'bets'> {
  readonly brandCodes: () => readonly string[];
  /** Those of the running server if there is one, which caches sessions. */
  readonly sessions: Pick<Sessions, 'open' | 'endAll'>;
  /** An id for a movement for which the operator gave none. */
  readonly freshRequestId: () => string;
  /** Unpredictable bytes, for a password. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** Present only in a running server. */
  readonly products?: Products;
  /** Called between long reads to let clients go first; present only in a running server. */
  readonly pause?: () => Promise<void>;
}

/** The house, and who gives the command. */
export interface VerbHouse<Products = unknown> extends OperatorHouse<Products> {
  readonly by: string;
}

export interface Verb<Products = unknown> {
  readonly name: string;
  /** The arguments, as shown after the verb. */
  readonly usage: string;
  readonly summary: string;
  /** Runs commands that need neither server nor database; undefined when these arguments need one. */
  withoutHouse?(args: readonly string[], output: Output): Promise<number> | undefined;
  /** Runs long read-only commands on PostgreSQL beside a running server, not inside it. */
  runApart?(args: readonly string[], db: Db, output: Output): Promise<number>;
  /** The verb is useless without a running server, so no database is opened for it. */
  readonly needsServer?: boolean;
  /** Whether the command with these arguments changes nothing: all others are recorded with their operator. */
  isReadOnly?(args: readonly string[]): boolean;
  /** Returns the exit code. Errors that the operator can fix are thrown as a CommandError. */
  run(args: readonly string[], house: VerbHouse<Products>, output: Output): Promise<number>;
}

/** Something that an operator shut or switched off. */
export interface Shut {
  readonly what: string;
  readonly id: string;
  readonly name: string;
  /** The command that undoes it. */
  readonly undo: string;
}

export type ListShut = (db: Queries) => Promise<readonly Shut[]>;
