import type { AccountId, MarketDefinition, MarketOutcome, Odds, Side } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../db/db.ts';

export interface SettlingMarket {
  readonly id: string;
  readonly event_id: string;
  readonly room: string;
  readonly product: string;
  readonly name: string;
  readonly definition: MarketDefinition;
  readonly state: 'open' | 'shut' | 'settling' | 'settled';
  readonly is_commission: boolean;
  readonly has_match_commission: boolean;
  readonly settlement_id: bigint | null;
}

const marketColumns = `m.id, m.event_id, m.room, m.product, m.name, ${definitionOf('m')}, m.state, m.is_commission, m.has_match_commission,
  m.settlement_id`;
const marketLock = statement(
  'settling-market-lock',
  `select ${marketColumns} from market m where m.id = $1 for update of m`,
);

export async function lockMarket(tx: Queries, id: string): Promise<SettlingMarket | undefined> {
  return (await tx.query<SettlingMarket>(marketLock, [id]))[0];
}

const marketShare = statement(
  'settling-market-share',
  `select ${marketColumns} from market m where m.id = $1 for share of m`,
);

/** Takes a share lock: while it is held no settlement of the market can begin. */
export async function shareMarket(tx: Queries, id: string): Promise<SettlingMarket | undefined> {
  return (await tx.query<SettlingMarket>(marketShare, [id]))[0];
}

const marketRead = statement('settling-market-read', `select ${marketColumns} from market m where m.id = $1`);

export async function readMarket(db: Queries, id: string): Promise<SettlingMarket | undefined> {
  return (await db.query<SettlingMarket>(marketRead, [id]))[0];
}

const marketSettling = statement(
  'settling-market-set',
  `update market set state = 'settling', settlement_id = $2 where id = $1`,
);
const marketSettled = statement('settling-market-done', `update market set state = 'settled' where id = $1`);

export async function markSettling(tx: Queries, market: string, settlement: bigint): Promise<void> {
  await tx.query(marketSettling, [market, settlement]);
}

export interface NewSettlement {
  readonly marketId: string;
  readonly outcome: MarketOutcome;
  /** The anchor of the rule that decided, and why in a sentence a player understands. */
  readonly rule: string;
  readonly reason: string;
  /** The balls or cards that decided it. */
  readonly details?: unknown;
  readonly declaredBy: string;
  readonly corrects: bigint | null;
}

const settlementInsert = statement(
  'settlement-insert',
  `insert into settlement (market_id, outcome, rule, reason, details, declared_by, declared_at, corrects, state)
   values ($1, $2::jsonb, $3, $4, $5::jsonb, $6, $7, $8, 'running') returning id`,
);

export async function insertSettlement(tx: Queries, made: NewSettlement, now: number): Promise<bigint> {
  const rows = await tx.query<{ id: bigint }>(settlementInsert, [
    made.marketId,
    JSON.stringify(made.outcome),
    made.rule,
    made.reason,
    made.details === undefined ? null : JSON.stringify(made.details),
    made.declaredBy,
    new Date(now),
    made.corrects,
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error(`settlement of ${made.marketId} was not written`);
  return row.id;
}

export interface SettlementRow {
  readonly id: bigint;
  readonly market_id: string;
  readonly outcome: MarketOutcome;
  readonly rule: string;
  readonly corrects: bigint | null;
  readonly state: 'running' | 'done';
  readonly settled_through: AccountId;
}

const settlementColumns = 'id, market_id, outcome, rule, corrects, state, settled_through';
const settlementLock = statement(
  'settlement-lock',
  `select ${settlementColumns} from settlement where id = $1 for update`,
);
const settlementRead = statement(
  'settlement-read',
  `select ${settlementColumns} from settlement where id = $1`,
);

export async function lockSettlement(tx: Queries, id: bigint): Promise<SettlementRow> {
  const [row] = await tx.query<SettlementRow>(settlementLock, [id]);
  if (row === undefined) throw new Error(`no settlement ${id}`);
  return row;
}

export async function readSettlement(db: Queries, id: bigint): Promise<SettlementRow | undefined> {
  return (await db.query<SettlementRow>(settlementRead, [id]))[0];
}

const settlementRunning = statement(
  'settlements-running',
  `select ${settlementColumns} from settlement where state = 'running' order by id`,
);

export function runningSettlements(db: Queries): Promise<SettlementRow[]> {
  return db.query<SettlementRow>(settlementRunning);
}

const settlementAdvance = statement(
  'settlement-advance',
  'update settlement set settled_through = $2 where id = $1',
);
const settlementDone = statement('settlement-done', `update settlement set state = 'done' where id = $1`);

export async function advanceSettlement(tx: Queries, id: bigint, through: AccountId): Promise<void> {
  await tx.query(settlementAdvance, [id, through]);
}

export async function finishSettlement(tx: Queries, settlement: SettlementRow): Promise<void> {
  await tx.query(settlementDone, [settlement.id]);
  await tx.query(marketSettled, [settlement.market_id]);
}

export interface ClientToSettle {
  readonly client_id: AccountId;
  readonly bets: bigint;
}

/** Bets taken out one by one (void, deleted) are no longer part of the market. */
const clientsNext = statement(
  'settling-clients-next',
  `select client_id, count(*) as bets from bet
   where market_id = $1 and client_id > $2 and state in ('open', 'settled')
   group by client_id order by client_id limit $3`,
);

export function nextClients(
  tx: Queries,
  market: string,
  after: AccountId,
  most: number,
): Promise<ClientToSettle[]> {
  return tx.query<ClientToSettle>(clientsNext, [market, after, most]);
}

export interface BetToSettle {
  readonly id: bigint;
  readonly client_id: AccountId;
  readonly option: string;
  readonly side: Side;
  readonly stake: bigint;
  readonly odds: Odds;
  readonly run: number | null;
  readonly cashed_at: number | null;
}

const betsPage = statement(
  'settling-bets-page',
  `select id, client_id, option, side, stake, odds, run, cashed_at from bet
   where market_id = $1 and client_id = any ($2::bigint[]) and state in ('open', 'settled') and (client_id, id) > ($3, $4)
   order by client_id, id limit $5`,
);

export function betsAfter(
  tx: Queries,
  market: string,
  clients: readonly AccountId[],
  after: { client: AccountId; bet: bigint },
  most: number,
): Promise<BetToSettle[]> {
  return tx.query<BetToSettle>(betsPage, [market, [...clients], after.client, after.bet, most]);
}

const betsSettle = statement(
  'settling-bets-settle',
  `update bet set state = 'settled', profit = t.profit, settlement_id = $3, is_quiet = null
   from unnest($1::bigint[], $2::bigint[]) t (id, profit) where bet.id = t.id`,
);

export async function settleBets(
  tx: Queries,
  profits: readonly (readonly [bigint, bigint])[],
  settlement: bigint,
): Promise<void> {
  await tx.query(betsSettle, [profits.map(([id]) => id), profits.map(([, profit]) => profit), settlement]);
}

const quietMark = statement(
  'settling-quiet-mark',
  `update bet set is_quiet = true
   from unnest($2::bigint[]) client (id)
     cross join lateral (
       select max(id) as id from bet where market_id = $1 and client_id = client.id and state = 'settled'
     ) latest
   where bet.id = latest.id`,
);

/** The latest bet stands for all of the client's on the market, which came to 0 together. */
export async function markQuiet(tx: Queries, market: string, clients: readonly AccountId[]): Promise<void> {
  if (clients.length > 0) await tx.query(quietMark, [market, [...clients]]);
}

const booksRelease = statement(
  'settling-books-release',
  `with closed as (
     delete from book where market_id = $1 and client_id = any ($2::bigint[]) returning client_id, held
   )
   update wallet set exposure = exposure - closed.held from closed where wallet.account_id = closed.client_id`,
);

export async function releaseHolds(
  tx: Queries,
  market: string,
  clients: readonly AccountId[],
): Promise<void> {
  await tx.query(booksRelease, [market, [...clients]]);
}

export interface ClientTerms {
  readonly id: AccountId;
  readonly brand: string;
  readonly session_commission: number;
  readonly match_commission: number;
}

/** The select sees the table from before the insert: where nothing was stored it falls back to the present terms. */
const termsKeep = statement(
  'settling-terms-keep',
  `with kept as (
     insert into settled_terms as t (market_id, client_id, session_commission, match_commission)
     select $1, id, session_commission, match_commission from account where id = any ($2::bigint[])
     on conflict (market_id, client_id) do update set
       session_commission = coalesce(t.session_commission, excluded.session_commission),
       match_commission = coalesce(t.match_commission, excluded.match_commission)
     where t.session_commission is null or t.match_commission is null
   )
   select a.id, a.brand, coalesce(t.session_commission, a.session_commission) as session_commission,
     coalesce(t.match_commission, a.match_commission) as match_commission
   from account a left join settled_terms t on t.market_id = $1 and t.client_id = a.id where a.id = any ($2::bigint[])`,
);

const termsRead = statement(
  'settling-terms-read',
  'select id, brand, session_commission, match_commission from account where id = any ($1::bigint[])',
);

/** The present terms, without storing them: for a market that can pay no commission. */
export function presentTerms(tx: Queries, clients: readonly AccountId[]): Promise<ClientTerms[]> {
  return tx.query<ClientTerms>(termsRead, [[...clients]]);
}

/** The terms at the first settlement of the market for each client; the present ones, which are stored, where there was none. */
export function keepTerms(
  tx: Queries,
  market: string,
  clients: readonly AccountId[],
): Promise<ClientTerms[]> {
  return tx.query<ClientTerms>(termsKeep, [market, [...clients]]);
}
