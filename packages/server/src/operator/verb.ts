import type { House } from '../house.ts';

/** Where a verb speaks: a terminal, or the socket of one. */
export interface Output {
  print(line: string): void;
  progress(label: string, done: number, total: number): void;
}

/** What a verb may use of the house. */
export interface OperatorHouse extends Omit<House, 'bets'> {
  readonly brandCodes: () => readonly string[];
  /** Names a movement the operator gave no name to. */
  readonly newRequestId: () => string;
}

export interface Verb {
  readonly name: string;
  /** What follows the verb on the line. */
  readonly usage: string;
  readonly summary: string;
  /** The exit code. What the operator can mend is thrown as a CommandError. */
  run(args: readonly string[], house: OperatorHouse, output: Output): Promise<number>;
}
