import type { AccountId, MarketDefinition, Refusal } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../db/db.ts';

export interface ClientRow {
  readonly id: AccountId;
  readonly brand: string;
  readonly is_demo: boolean;
  readonly balance: bigint;
  readonly exposure: bigint;
  /** Whether the client must still change the password it was given. */
  readonly owes_password: boolean;
  readonly bet_status: boolean;
  readonly shut_by: AccountId | null;
  readonly rate_difference: number;
  /** Hundredths as decimal text. */
  readonly limits: {
    readonly stakeMin?: string;
    readonly stakeMax?: string;
    readonly marketMax?: string;
  } | null;
}

export interface MarketRow {
  readonly id: string;
  readonly event_id: string;
  readonly product: string;
  readonly room: string;
  readonly state: 'open' | 'shut' | 'settling' | 'settled';
  readonly definition: MarketDefinition;
  readonly stake_min: bigint | null;
  readonly stake_max: bigint | null;
  /** For a round: bets decided then or later are refused. */
  readonly closes_at: number | null;
  /** The most that any one option may pay to all clients together, stakes included. */
  readonly payout_max: bigint | null;
}

export interface BookRow {
  readonly client_id: AccountId;
  readonly market_id: string;
  readonly book: unknown;
  readonly held: bigint;
  readonly bets: number;
}

export interface AnswerRow {
  readonly client_id: AccountId;
  readonly request_id: string;
  readonly input_hash: string;
  readonly bet_id: bigint | null;
  readonly odds: number | null;
  readonly room: string | null;
  /** For a cash-out: the multiplier, in hundredths. */
  readonly multiplier: number | null;
  readonly is_taken_back: boolean;
  readonly refusal: Refusal | null;
}

const clientsLockFree = statement(
  'bets-clients-lock-free',
  `select a.id, a.brand, a.is_demo, w.balance, w.exposure,
     a.password_hash is not null and not a.is_password_changed as owes_password, a.bet_status, a.shut_by, a.rate_difference, a.limits
   from wallet w join account a on a.id = w.account_id
   where w.account_id = any ($1::bigint[]) order by w.account_id for update of w skip locked`,
);

/** Skips clients that another transaction has locked. */
export function lockFreeClients(tx: Queries, ids: readonly AccountId[]): Promise<ClientRow[]> {
  return tx.query<ClientRow>(clientsLockFree, [[...ids]]);
}

const clientsExisting = statement(
  'bets-clients-existing',
  'select account_id from wallet where account_id = any ($1::bigint[])',
);

export async function existingClients(tx: Queries, ids: readonly AccountId[]): Promise<AccountId[]> {
  const rows = await tx.query<{ account_id: AccountId }>(clientsExisting, [[...ids]]);
  return rows.map((row) => row.account_id);
}

const marketColumns = `m.id, m.event_id, m.product, m.room, m.state, ${definitionOf('m')}, m.stake_min, m.stake_max, m.closes_at,
  m.payout_max`;
const marketsShare = statement(
  'bets-markets-share',
  `select ${marketColumns} from market m where m.id = any ($1::text[]) and m.state in ('open', 'shut')
   order by m.id for share of m`,
);

/** Takes share locks until the batch commits: a settlement waits for them and then finds every bet. */
export function shareMarkets(tx: Queries, ids: readonly string[]): Promise<MarketRow[]> {
  return tx.query<MarketRow>(marketsShare, [[...ids]]);
}

const marketsDeclared = statement(
  'bets-markets-declared',
  `select ${marketColumns} from market m where m.id = any ($1::text[]) and m.state in ('settling', 'settled')`,
);

/** Without locks: a declared market takes nothing more, and what is refused on it need not hold up its settlement. */
export function declaredMarkets(tx: Queries, ids: readonly string[]): Promise<MarketRow[]> {
  return tx.query<MarketRow>(marketsDeclared, [[...ids]]);
}

const booksRead = statement(
  'bets-books-read',
  `select b.client_id, b.market_id, b.book, b.held, b.bets
   from unnest($1::bigint[], $2::text[]) wanted (client_id, market_id)
   join book b on b.client_id = wanted.client_id and b.market_id = wanted.market_id`,
);

export function readBooks(tx: Queries, pairs: readonly (readonly [AccountId, string])[]): Promise<BookRow[]> {
  return tx.query<BookRow>(booksRead, [pairs.map(([client]) => client), pairs.map(([, market]) => market)]);
}

const answersRead = statement(
  'bets-answers-read',
  `select b.client_id, b.request_id, b.input_hash, b.id as bet_id, b.odds, m.room, null::int as multiplier,
     false as is_taken_back, null::jsonb as refusal
   from unnest($1::bigint[], $2::text[]) asked (client_id, request_id)
   join bet b on b.client_id = asked.client_id and b.request_id = asked.request_id
   join market m on m.id = b.market_id
   union all
   select c.client_id, c.request_id, c.input_hash, c.bet_id, null, m.room, c.multiplier, false, null
   from unnest($1::bigint[], $2::text[]) asked (client_id, request_id)
   join cash_out c on c.client_id = asked.client_id and c.request_id = asked.request_id
   join bet b on b.id = c.bet_id
   join market m on m.id = b.market_id
   union all
   select t.client_id, t.request_id, t.input_hash, t.bet_id, null, m.room, null, true, null
   from unnest($1::bigint[], $2::text[]) asked (client_id, request_id)
   join take_back t on t.client_id = asked.client_id and t.request_id = asked.request_id
   join bet b on b.id = t.bet_id
   join market m on m.id = b.market_id
   union all
   select r.client_id, r.request_id, r.input_hash, null, null, null, null, false, r.refusal
   from unnest($1::bigint[], $2::text[]) asked (client_id, request_id)
   join refused_bet r on r.client_id = asked.client_id and r.request_id = asked.request_id`,
);

export function readAnswers(
  tx: Queries,
  requests: readonly (readonly [AccountId, string])[],
): Promise<AnswerRow[]> {
  return tx.query<AnswerRow>(answersRead, [
    requests.map(([client]) => client),
    requests.map(([, request]) => request),
  ]);
}

export interface NewBet {
  readonly client: AccountId;
  readonly marketId: string;
  readonly requestId: string;
  readonly inputHash: string;
  readonly option: string;
  readonly side: string;
  readonly stake: bigint;
  readonly odds: number;
  readonly requestedOdds: number;
  /** The board's price when the bet was decided, never the client's figure. Null for a bet without a price. */
  readonly oddsOffered: number | null;
  readonly run: number | undefined;
  readonly details: object;
  readonly address: string;
}

export interface NewRefusal {
  readonly client: AccountId;
  readonly requestId: string;
  readonly inputHash: string;
  readonly refusal: string;
}

/** Matches any request: earlier versions stored this for a request that reached no market. */
export const anyInput = '';

export interface BookWrite {
  readonly client: AccountId;
  readonly marketId: string;
  readonly book: string;
  readonly held: bigint;
  readonly bets: number;
}

export interface BatchWrite {
  readonly bets: readonly NewBet[];
  readonly refusals: readonly NewRefusal[];
  readonly books: readonly BookWrite[];
  readonly exposures: readonly (readonly [AccountId, bigint])[];
}

const batchWrite = statement(
  'bets-batch-write',
  `with placed as (
     insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, odds_offered, run,
       details, address, placed_at)
     select t.client_id, t.market_id, t.request_id, t.input_hash, t.option, t.side, t.stake, t.odds, t.odds_seen, t.odds_offered,
       t.run, t.details::jsonb, t.address, $22::timestamptz
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::int[],
       $9::int[], $10::text[], $11::text[], $23::int[], $24::int[])
       t (client_id, market_id, request_id, input_hash, option, side, stake, odds, run, details, address, odds_seen, odds_offered)
     returning id, client_id, request_id
   ), refused as (
     insert into refused_bet (client_id, request_id, input_hash, refusal, refused_at)
     select t.client_id, t.request_id, t.input_hash, t.refusal::jsonb, $22::timestamptz
     from unnest($12::bigint[], $13::text[], $14::text[], $15::text[]) t (client_id, request_id, input_hash, refusal)
   ), booked as (
     insert into book (client_id, market_id, book, held, bets)
     select t.client_id, t.market_id, t.book::jsonb, t.held, t.bets
     from unnest($16::bigint[], $17::text[], $18::text[], $19::bigint[], $20::int[]) t (client_id, market_id, book, held, bets)
     on conflict (client_id, market_id) do update set book = excluded.book, held = excluded.held, bets = excluded.bets
   ), exposed as (
     update wallet set exposure = (t.item ->> 1)::bigint
     from jsonb_array_elements($21::jsonb) t (item)
     where account_id = (t.item ->> 0)::bigint
   )
   select id, client_id, request_id from placed`,
);

export interface PlacedRow {
  readonly id: bigint;
  readonly client_id: AccountId;
  readonly request_id: string;
}

export function writeBatch(
  tx: Queries,
  { bets, refusals, books, exposures }: BatchWrite,
  now: number,
): Promise<PlacedRow[]> {
  return tx.query<PlacedRow>(batchWrite, [
    bets.map((bet) => bet.client),
    bets.map((bet) => bet.marketId),
    bets.map((bet) => bet.requestId),
    bets.map((bet) => bet.inputHash),
    bets.map((bet) => bet.option),
    bets.map((bet) => bet.side),
    bets.map((bet) => bet.stake),
    bets.map((bet) => bet.odds),
    bets.map((bet) => bet.run ?? null),
    bets.map((bet) => JSON.stringify(bet.details)),
    bets.map((bet) => bet.address),
    refusals.map((row) => row.client),
    refusals.map((row) => row.requestId),
    refusals.map((row) => row.inputHash),
    refusals.map((row) => row.refusal),
    books.map((book) => book.client),
    books.map((book) => book.marketId),
    books.map((book) => book.book),
    books.map((book) => book.held),
    books.map((book) => book.bets),
    JSON.stringify(exposures.map(([client, exposure]) => [String(client), String(exposure)])),
    new Date(now),
    bets.map((bet) => bet.requestedOdds),
    bets.map((bet) => bet.oddsOffered),
  ]);
}
