import type { MarketDefinition } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';

interface MarketFacts {
  readonly id: string;
  readonly product: string;
  readonly eventId: string;
  /** The room in which clients watch it; its own id by default. */
  readonly room?: string;
  readonly kind: string;
  readonly name: string;
  /** Names of runners, by id. */
  readonly runnerNames?: Readonly<Record<string, string>>;
  /** Whether stakes on it earn session commission. */
  readonly isCommission: boolean;
  /** Whether a loss on it earns match commission; false by default. */
  readonly hasMatchCommission?: boolean;
  readonly stakeMin?: bigint;
  readonly stakeMax?: bigint;
  /** Bets decided at this moment or later are refused. */
  readonly closesAt?: number;
  /** The most that any one option may pay to all clients together, stakes included. */
  readonly payoutMax?: bigint;
}

/** With a definition of its own, or the version of one that all rounds of a game share. */
export type NewMarket = MarketFacts &
  ({ readonly definition: MarketDefinition } | { readonly definitionVersion: string });

const insert = statement(
  'market-insert',
  `insert into market (id, product, event_id, room, kind, name, definition, definition_version, runner_names, state, is_commission,
     has_match_commission, stake_min, stake_max, closes_at, payout_max, created_at)
   select t.id, t.product, t.event_id, t.room, t.kind, t.name, t.definition, t.definition_version, t.runner_names, 'open',
     t.is_commission, t.has_match_commission, t.stake_min, t.stake_max, t.closes_at, t.payout_max, $2::timestamptz
   from jsonb_to_recordset($1::jsonb) t (id text, product text, event_id text, room text, kind text, name text, definition jsonb,
     definition_version text, runner_names jsonb, is_commission boolean, has_match_commission boolean, stake_min bigint,
     stake_max bigint, closes_at timestamptz, payout_max bigint)
   on conflict (id) do nothing`,
);

/** Existing markets are left unchanged, so a restarted feed may offer its own again. */
export async function insertMarkets(db: Queries, markets: readonly NewMarket[], now: number): Promise<void> {
  if (markets.length === 0) return;
  const rows = markets.map((market) => ({
    id: market.id,
    product: market.product,
    event_id: market.eventId,
    room: market.room ?? market.id,
    kind: market.kind,
    name: market.name,
    ...('definition' in market
      ? { definition: market.definition }
      : { definition_version: market.definitionVersion }),
    runner_names: market.runnerNames ?? {},
    is_commission: market.isCommission,
    has_match_commission: market.hasMatchCommission ?? false,
    stake_min: market.stakeMin?.toString() ?? null,
    stake_max: market.stakeMax?.toString() ?? null,
    closes_at: market.closesAt === undefined ? null : new Date(market.closesAt).toISOString(),
    payout_max: market.payoutMax?.toString() ?? null,
  }));
  await db.query(insert, [JSON.stringify(rows), new Date(now)]);
}

/** Locked in the order in which batches of bets lock them, which rules out deadlocks. */
const locked = 'with locked as (select id from market where id = any ($1::text[]) order by id for update)';

const setState = statement(
  'market-set-state',
  `${locked} update market m set state = $2 from locked
   where m.id = locked.id and m.state in ('open', 'shut') returning m.id`,
);

/** Opens or shuts betting; has no effect on a market that is settled or being settled. */
export async function setMarketState(
  db: Queries,
  ids: readonly string[],
  state: 'open' | 'shut',
): Promise<string[]> {
  return (await db.query<{ id: string }>(setState, [[...ids], state])).map((row) => row.id);
}

const setPayoutMax = statement(
  'market-set-payout-max',
  `${locked} update market m set payout_max = $2 from locked where m.id = locked.id and m.state in ('open', 'shut')`,
);

/** Null removes the limit. Bets already taken stay. */
export async function limitPayouts(db: Queries, ids: readonly string[], most: bigint | null): Promise<void> {
  await db.query(setPayoutMax, [[...ids], most]);
}

const notOpen = statement(
  'markets-not-open',
  `select id, state from market where id = any ($1::text[]) and state <> 'open'`,
);

export interface MarketNotOpen {
  readonly id: string;
  readonly state: 'shut' | 'settling' | 'settled';
}

export const marketsNotOpen = (db: Queries, ids: readonly string[]): Promise<MarketNotOpen[]> =>
  db.query<MarketNotOpen>(notOpen, [[...ids]]);
