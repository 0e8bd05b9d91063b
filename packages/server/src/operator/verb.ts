import type { Sessions } from '../account/sessions.ts';
import type { Db } from '../db/db.ts';
import type { House } from '../house.ts';
import type { OperatedProducts } from '../products.ts';

/** Where a verb prints: a terminal, or the socket of one. */
export interface Output {
  print(line: string): void;
  progress(label: string, done: number, total: number): void;
}

/** What a verb may use of the house. */
export interface OperatorHouse extends Omit<House, 'bets'> {
  readonly brandCodes: () => readonly string[];
  /** The server's own where one runs: it remembers sessions it has seen. */
  readonly sessions: Pick<Sessions, 'open' | 'endAll'>;
  /** Names a movement the operator gave no name to. */
  readonly newRequestId: () => string;
  /** Unpredictable bytes, for a password. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** Only in a running server: no product is open elsewhere. */
  readonly products?: OperatedProducts;
  /** Between long reads, so that clients go first; only in a running server. */
  readonly pause?: () => Promise<void>;
}

/** The house, and who gives the command. */
export interface VerbHouse extends OperatorHouse {
  readonly by: string;
}

export interface Verb {
  readonly name: string;
  /** What follows the verb on the line. */
  readonly usage: string;
  readonly summary: string;
  /** Carries out what needs neither server nor database; undefined when these words need one. */
  withoutHouse?(args: readonly string[], output: Output): Promise<number> | undefined;
  /** The same on PostgreSQL for what only reads, and at length: beside a running server, not inside it. */
  runApart?(args: readonly string[], db: Db, output: Output): Promise<number>;
  /** Means nothing without a running server, so no database is opened for it alone. */
  readonly needsServer?: boolean;
  /** Whether these words change nothing: all else is written down with who said it. */
  isReadOnly?(args: readonly string[]): boolean;
  /** The exit code. What the operator can fix is thrown as a CommandError. */
  run(args: readonly string[], house: VerbHouse, output: Output): Promise<number>;
}
