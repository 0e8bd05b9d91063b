import type { AccountId, MarketDefinition, MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../db/db.ts';
import type { BetToSettle } from '../settling/store.ts';

/** One client's bets on one market. */
export interface GroupRow {
  readonly market_id: string;
  readonly client_id: AccountId;
  readonly has_book: boolean;
  readonly has_terms: boolean;
  /** Ten-thousandths; null is unknown. */
  readonly session_commission: number | null;
  readonly match_commission: number | null;
}

export interface GroupKey {
  readonly market: string;
  readonly client: bigint;
}

const groups = statement(
  'audit-groups',
  `select g.market_id, g.client_id, b.client_id is not null as has_book, t.client_id is not null as has_terms,
     t.session_commission, t.match_commission
   from unnest($1::text[], $2::bigint[]) g (market_id, client_id)
     left join book b on b.client_id = g.client_id and b.market_id = g.market_id
     left join settled_terms t on t.market_id = g.market_id and t.client_id = g.client_id
   order by g.market_id, g.client_id`,
);

export function readGroups(tx: Queries, keys: readonly GroupKey[]): Promise<GroupRow[]> {
  return tx.query<GroupRow>(groups, [keys.map(({ market }) => market), keys.map(({ client }) => client)]);
}

export interface AuditedBet extends BetToSettle {
  readonly market_id: string;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
  readonly profit: bigint | null;
  readonly settlement_id: bigint | null;
  /** Null where it is unknown, or the bet has no price. */
  readonly odds_offered: number | null;
  /** Whether the request that cashed it out is recorded. */
  readonly has_cash_out: boolean;
}

const bets = statement(
  'audit-bets-page',
  `select id, market_id, client_id, option, side, stake, odds, run, cashed_at, state, profit, settlement_id,
     odds_offered, cashed_at is not null and exists (select 1 from cash_out c where c.bet_id = bet.id) as has_cash_out
   from bet
   where (market_id, client_id, id) > ($1, $2, $3) order by market_id, client_id, id limit $4`,
);

export function betsAfter(
  tx: Queries,
  after: GroupKey & { readonly bet: bigint },
  most: number,
): Promise<AuditedBet[]> {
  return tx.query<AuditedBet>(bets, [after.market, after.client, after.bet, most]);
}

export interface ResultMarket {
  readonly id: string;
  readonly state: string;
  readonly definition: MarketDefinition;
  readonly is_commission: boolean;
  readonly has_match_commission: boolean;
  readonly settlement_id: bigint | null;
}

const markets = statement(
  'audit-result-markets',
  `select m.id, m.state, ${definitionOf('m')}, m.is_commission, m.has_match_commission, m.settlement_id
   from market m where m.id = any ($1::text[])`,
);

export function readMarkets(tx: Queries, ids: readonly string[]): Promise<ResultMarket[]> {
  return tx.query<ResultMarket>(markets, [[...ids]]);
}

export interface ResultSettlement {
  readonly id: bigint;
  readonly outcome: MarketOutcome;
  readonly corrects: bigint | null;
  readonly state: 'running' | 'done';
  readonly settled_through: bigint;
}

/** Includes the settlements they correct, which still apply to clients not yet settled again. */
const settlements = statement(
  'audit-result-settlements',
  `select id, outcome, corrects, state, settled_through from settlement
   where id = any ($1::bigint[]) or id in (select corrects from settlement where id = any ($1::bigint[]))`,
);

export function readSettlements(tx: Queries, ids: readonly bigint[]): Promise<ResultSettlement[]> {
  return tx.query<ResultSettlement>(settlements, [[...ids]]);
}

export interface Standing {
  readonly market_id: string;
  readonly client_id: AccountId;
  readonly settled: bigint;
  readonly session_commission: bigint;
  readonly match_commission: bigint;
}

/** What each client got from a market by transfers that were not reversed. */
const standing = statement(
  'audit-standing',
  `select wanted.market_id, wanted.client_id,
     coalesce(sum(t.coins) filter (where t.kind = 'settlement'), 0)::bigint as settled,
     coalesce(sum(t.coins) filter (where t.kind = 'session-commission'), 0)::bigint as session_commission,
     coalesce(sum(t.coins) filter (where t.kind = 'match-commission'), 0)::bigint as match_commission
   from unnest($1::text[], $2::bigint[]) wanted (market_id, client_id)
   cross join lateral (
     select id, kind, coins, corrects from transfer
     where to_account = wanted.client_id and market_id = wanted.market_id
     union all
     select id, kind, -coins, corrects from transfer
     where from_account = wanted.client_id and market_id = wanted.market_id
   ) t
   where t.corrects is null and not exists (select 1 from transfer r where r.corrects = t.id)
   group by wanted.market_id, wanted.client_id`,
);

export function readStanding(tx: Queries, keys: readonly GroupRow[]): Promise<Standing[]> {
  return tx.query<Standing>(standing, [keys.map((key) => key.market_id), keys.map((key) => key.client_id)]);
}
