import type { MarketOutcome } from '@maidan/betting';
import type { Card, Judgement, TableGame } from '@maidan/games/rules';
import { type Queries, statement } from '@maidan/process/db/db.ts';

interface ResultRow {
  readonly market_id: string;
  readonly settlement_id: bigint;
  readonly details: RoundDetails | null;
  readonly reason: string;
  readonly is_void: boolean;
  readonly declared_at: number;
}

const columns = `r.market_id, s.id as settlement_id, s.details, s.reason, s.outcome ? 'void' as is_void, s.declared_at
  from round r join market m on m.id = r.market_id join settlement s on s.id = m.settlement_id`;

const last = statement(
  'table-results-last',
  `select ${columns} where r.game = $1 order by r.number desc limit $2`,
);
const one = statement('table-result', `select ${columns} where r.market_id = $1`);

const several = statement('table-results', `select ${columns} where r.market_id = any ($1::text[])`);

/** A round returned by an operator, or corrected, has no cards of its own to show. */
const noDetails: RoundDetails = { cards: [], code: '', winners: [], description: [] };

const recordOf = (row: ResultRow): RoundRecord => ({
  ...noDetails,
  ...row.details,
  roundId: row.market_id,
  settlementId: row.settlement_id,
  reason: row.reason,
  isVoid: row.is_void,
  declaredAt: row.declared_at,
});

/** Newest first. */
export async function lastResults(db: Queries, game: string, most: number): Promise<RoundRecord[]> {
  return (await db.query<ResultRow>(last, [game, most])).map(recordOf);
}

export async function findResult(db: Queries, roundId: string): Promise<RoundRecord | undefined> {
  return (await db.query<ResultRow>(one, [roundId])).map(recordOf)[0];
}

/** By round; unfinished rounds are missing. */
export async function resultsOf(
  db: Queries,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundRecord>> {
  if (roundIds.length === 0) return new Map();
  const rows = await db.query<ResultRow>(several, [[...new Set(roundIds)]]);
  return new Map(rows.map((row) => [row.market_id, recordOf(row)]));
}

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

/** A finished round, as lists and popups show it. */
export interface RoundRecord {
  readonly roundId: string;
  /** The settlement that gave this result. A later one of the same round has a higher id. */
  readonly settlementId: bigint;
  /** Codes in the order they were dealt. */
  readonly cards: readonly Card[];
  readonly code: string;
  readonly winners: readonly string[];
  readonly description: readonly string[];
  readonly reason: string;
  /** Every stake was returned. */
  readonly isVoid: boolean;
  /** In milliseconds since the epoch. */
  readonly declaredAt: number;
}

/** The details stored with a round's settlement, beside outcome and reason. */
export type RoundDetails = Pick<RoundRecord, 'cards' | 'code' | 'winners' | 'description'>;

export function detailsOf(dealt: ReturnType<TableGame['deal']>, judged: Judgement): RoundDetails {
  const { code, winners, description } = judged;
  return { cards: dealt.map(({ card }) => card), code, winners, description };
}
