import type { MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { BetToSettle, ClientTerms, SettlingMarket } from '../../../../bets/settling/store.ts';

export interface SettledMarket extends SettlingMarket {
  readonly name: string;
  readonly runner_names: Readonly<Record<string, string>>;
  readonly settlement_id: bigint;
  readonly outcome: MarketOutcome;
  readonly rule: string;
}

const settled = statement(
  'judging-settled-markets',
  `select m.id, m.name, m.runner_names, m.room, m.product, m.definition, m.state, m.is_commission,
     m.has_match_commission, m.settlement_id, s.outcome, s.rule
   from market m join settlement s on s.id = m.settlement_id
   where m.event_id = $1 and m.kind <> 'toss' order by m.id`,
);

/** All settled markets but the toss, which no ball decides. */
export const settledMarkets = (db: Queries, eventId: string): Promise<SettledMarket[]> =>
  db.query<SettledMarket>(settled, [eventId]);

const open = statement(
  'judging-open-markets',
  `select count(*) as markets from market where event_id = $1 and kind <> 'toss' and state in ('open', 'shut')`,
);

export async function countOpenMarkets(db: Queries, eventId: string): Promise<number> {
  const [row] = await db.query<{ markets: bigint }>(open, [eventId]);
  return Number(row?.markets ?? 0n);
}

export interface BetToJudge extends BetToSettle, Omit<ClientTerms, 'id'> {
  readonly username: string;
  readonly profit: bigint | null;
  readonly placed_at: number;
}

const bets = statement(
  'judging-bets',
  `select b.id, b.client_id, b.option, b.side, b.stake, b.odds, b.run, b.cashed_at, b.profit, b.placed_at,
     a.username, a.brand, coalesce(t.session_commission, a.session_commission) as session_commission,
     coalesce(t.match_commission, a.match_commission) as match_commission
   from bet b join account a on a.id = b.client_id
     left join settled_terms t on t.market_id = b.market_id and t.client_id = b.client_id
   where b.market_id = $1 and b.state in ('open', 'settled') order by b.client_id, b.id`,
);

/** Bets that count on the market, with the terms by which they are settled. */
export const betsToJudge = (db: Queries, marketId: string): Promise<BetToJudge[]> =>
  db.query<BetToJudge>(bets, [marketId]);

export interface UnsettledSession {
  readonly id: string;
  readonly event_id: string;
  readonly name: string;
  readonly match_name: string;
  readonly teams: readonly string[];
  readonly status: string;
  readonly source: string;
  readonly series: string;
  readonly bets: bigint;
}

const unsettled = statement(
  'judging-unsettled-sessions',
  `select m.id, m.event_id, m.name, t.name as match_name, t.teams, t.status, t.source, t.series,
     (select count(*) from bet b where b.market_id = m.id and b.state = 'open') as bets
   from market m join match t on t.event_id = m.event_id
   where m.product = 'sports' and m.kind = 'fancy' and m.state in ('open', 'shut') and t.sport = 'cricket'
   order by m.event_id, m.id`,
);

export const unsettledSessions = (db: Queries): Promise<UnsettledSession[]> =>
  db.query<UnsettledSession>(unsettled);
