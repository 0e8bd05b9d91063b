import type { AccountId, ExternalDefinition, MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

export interface LaunchedRound {
  readonly market_id: string;
  readonly provider: string;
  readonly client_id: AccountId;
  readonly round_id: string;
  readonly game_id: string;
  readonly price_per_point: number;
}

const insert = statement(
  'launched-round-insert',
  `insert into launched_round (market_id, provider, client_id, round_id, game_id, price_per_point, opened_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (market_id) do nothing`,
);

/** An existing round is unchanged. */
export async function insertRound(tx: Queries, round: LaunchedRound, now: number): Promise<void> {
  const { market_id, provider, client_id, round_id, game_id, price_per_point } = round;
  await tx.query(insert, [market_id, provider, client_id, round_id, game_id, price_per_point, new Date(now)]);
}

const columns = 'market_id, provider, client_id, round_id, game_id, price_per_point';
const read = statement('launched-round-read', `select ${columns} from launched_round where market_id = $1`);
const lock = statement(
  'launched-round-lock',
  `select ${columns} from launched_round where market_id = $1 for no key update`,
);

export async function readRound(db: Queries, marketId: string): Promise<LaunchedRound | undefined> {
  return (await db.query<LaunchedRound>(read, [marketId]))[0];
}

/**
 * Serialises the wins and rollbacks of a round. A bet, which only refers to its round, does not wait: it may have the id that
 * a rollback under this lock waits for.
 */
export async function lockRound(tx: Queries, marketId: string): Promise<LaunchedRound | undefined> {
  return (await tx.query<LaunchedRound>(lock, [marketId]))[0];
}

export interface BetOfRound {
  readonly id: bigint;
  /** The provider's transaction. */
  readonly option: string;
  readonly stake: bigint;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
  readonly is_rolled_back: boolean;
}

const bets = statement(
  'launched-round-bets',
  `select b.id, b.option, b.stake, b.state, t.rolled_back_by is not null as is_rolled_back
   from bet b join launched_round r on r.market_id = b.market_id
   join wallet_transaction t on t.provider = r.provider and t.transaction_id = b.option
   where b.market_id = $1 order by b.id`,
);

export const betsOfRound = (db: Queries, marketId: string): Promise<BetOfRound[]> =>
  db.query<BetOfRound>(bets, [marketId]);

export interface WinsOfRound {
  /** Wins not rolled back, in hundredths. */
  readonly coins: bigint;
  readonly is_final: boolean;
  /** The summary of the last win that has one. */
  readonly summary: string | null;
}

const wins = statement(
  'launched-round-wins',
  `select coalesce(sum(coins) filter (where rolled_back_by is null), 0)::bigint as coins,
     coalesce(bool_or(is_final), false) as is_final,
     (array_agg(summary order by asked_at desc) filter (where summary is not null and rolled_back_by is null))[1] as summary
   from wallet_transaction where market_id = $1 and kind = 'win'`,
);

export async function winsOfRound(db: Queries, marketId: string): Promise<WinsOfRound> {
  const [row] = await db.query<WinsOfRound>(wins, [marketId]);
  return row ?? { coins: 0n, is_final: false, summary: null };
}

const present = statement(
  'launched-round-outcome',
  `select s.id, s.outcome from market m join settlement s on s.id = m.settlement_id where m.id = $1`,
);

export interface PresentResult {
  readonly id: bigint;
  readonly outcome: MarketOutcome;
}

/** The declared result; undefined while there is none. */
export async function resultOf(db: Queries, marketId: string): Promise<PresentResult | undefined> {
  return (await db.query<PresentResult>(present, [marketId]))[0];
}

const terms = statement('launched-round-terms', 'select definition from market where id = $1');

/** What a round may return, as it was opened. */
export async function termsOf(db: Queries, marketId: string): Promise<ExternalDefinition> {
  const [row] = await db.query<{ definition: ExternalDefinition }>(terms, [marketId]);
  if (row === undefined) throw new Error(`round ${marketId} has no market`);
  return row.definition;
}

const words = statement(
  'launched-round-words',
  `select r.market_id, r.round_id, r.game_id, m.name from launched_round r join market m on m.id = r.market_id
   where r.market_id = any ($1::text[])`,
);

export interface RoundName {
  readonly market_id: string;
  readonly round_id: string;
  readonly game_id: string;
  readonly name: string;
}

export const namesOfRounds = (db: Queries, ids: readonly string[]): Promise<RoundName[]> =>
  db.query<RoundName>(words, [[...ids]]);
