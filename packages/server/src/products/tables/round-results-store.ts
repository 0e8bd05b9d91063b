import type { MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { RoundDetails } from './round-record.ts';

/** A present or earlier result of a round. */
export interface ResultOfRound {
  readonly id: bigint;
  readonly outcome: MarketOutcome;
  /** Null where the operator gave none. */
  readonly details: RoundDetails | null;
  readonly reason: string;
  readonly declared_at: number;
  /** The result it replaced. */
  readonly corrects: bigint | null;
}

const results = statement(
  'table-round-results',
  `select id, outcome, details, reason, declared_at, corrects from settlement where market_id = $1 order by id`,
);

/** Oldest first: the first is the dealt one, unless the round was returned before its end. */
export const resultsOfRound = (db: Queries, roundId: string): Promise<ResultOfRound[]> =>
  db.query<ResultOfRound>(results, [roundId]);
