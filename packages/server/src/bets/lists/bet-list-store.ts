import type { AccountId, MarketDefinition, MarketOutcome, Odds, Side } from '@maidan/betting';
import { type Param, type Queries, statement } from '@maidan/process/db/db.ts';
import { definitionOf } from '../../db/db.ts';
import type { Period } from '../../time/period.ts';

type State = 'open' | 'settled' | 'void' | 'deleted';
/** `closed`: settled or taken out. */
export type BetList = 'open' | 'settled' | 'taken-out' | 'closed' | 'all';

/** A bet of any product, with its market and the settlement that gave its profit. */
export interface BetRow {
  readonly id: bigint;
  readonly market_id: string;
  readonly product: string;
  readonly event_id: string;
  readonly room: string;
  readonly kind: string;
  readonly market_name: string;
  readonly runner_names: Readonly<Record<string, string>>;
  readonly definition: MarketDefinition;
  readonly option: string;
  readonly side: Side;
  readonly stake: bigint;
  readonly odds: Odds;
  readonly run: number | null;
  readonly cashed_at: number | null;
  readonly state: State;
  readonly profit: bigint | null;
  readonly remark: string | null;
  readonly taken_out_rule: string | null;
  readonly details: Readonly<Record<string, string>> | null;
  readonly address: string;
  readonly placed_at: number;
  readonly outcome: MarketOutcome | null;
  readonly rule: string | null;
  readonly reason: string | null;
}

export interface BetPage<Bet extends BetRow = BetRow> {
  /** Newest first. */
  readonly bets: readonly Bet[];
  /** Whether there are older bets. */
  readonly hasMore: boolean;
}

const statesOf: Record<BetList, readonly State[]> = {
  open: ['open'],
  settled: ['settled'],
  'taken-out': ['void', 'deleted'],
  closed: ['settled', 'void', 'deleted'],
  all: ['open', 'settled', 'void', 'deleted'],
};

const shownBets = `select b.id, b.market_id, m.product, m.event_id, m.room, m.kind, m.name as market_name, m.runner_names,
     ${definitionOf('m')}, b.option, b.side, b.stake, b.odds, b.run, b.cashed_at, b.state, b.profit, b.remark, b.taken_out_rule,
     b.details, b.address, b.placed_at, s.outcome, s.rule, s.reason
   from latest join bet b on b.id = latest.id join market m on m.id = b.market_id left join settlement s on s.id = b.settlement_id
   order by b.id desc`;

/** Only the latest bets are shown: nobody reads ten thousand rows on a phone. */
const shownMost = 1000;
/** One more than is shown, to know whether there are more. */
const readMost = shownMost + 1;

function pageOf(rows: readonly BetRow[], list: BetList): BetPage {
  const states = statesOf[list];
  const bets = rows.slice(0, shownMost).filter(({ state }) => states.includes(state));
  return { bets, hasMore: rows.length > shownMost };
}

/** The latest of several lists that have no bet in common. */
export function joinPages(pages: readonly BetPage[], most = shownMost): BetPage {
  const bets = pages.flatMap((page) => page.bets).toSorted((one, other) => Number(other.id - one.id));
  return { bets: bets.slice(0, most), hasMore: bets.length > most || pages.some(({ hasMore }) => hasMore) };
}

type Everywhere = 'open' | 'settled' | 'taken-out';

/** As in the conditions of the partial indexes. */
const isSettled = `state = 'settled'`;
const isTakenOut = `state in ('void', 'deleted')`;
const isRound = `market_id like '%.%' and market_id not like '1.%'`;

/**
 * The condition repeats that of the partial indexes. The client is a range of one value and part of the order, so that only
 * an index beginning with it fits: with an equality the planner may scan the ids of all bets to find enough of this client's.
 */
const everywhere = (list: Everywhere, condition: string) =>
  statement(
    `bets-list-${list}`,
    `with latest as (
       select id from bet where client_id between $1 and $1 and ${condition} order by client_id desc, id desc limit ${readMost}
     )
     ${shownBets}`,
  );

const everywhereBy = {
  open: everywhere('open', `state = 'open'`),
  settled: everywhere('settled', isSettled),
  'taken-out': everywhere('taken-out', isTakenOut),
} as const satisfies Record<Everywhere, unknown>;

/** The client's bets on all markets of all products. */
export async function betsEverywhere(db: Queries, client: AccountId, list: Everywhere): Promise<BetPage> {
  return pageOf(await db.query<BetRow>(everywhereBy[list], [client]), list);
}

const idMax = 9223372036854775807n;
const ofAllTime = { from: '0', until: String(idMax), condition: 'true' };

/** The ids of the period, so that a list of an early day does not read all later bets, and its exact times. */
const ofPeriod = { from: '$3', until: '$4', condition: 'placed_at >= $5 and placed_at < $6' };

async function paramsOf(db: Queries, period: Period | undefined): Promise<Param[]> {
  if (period === undefined) return [0n, idMax, '-infinity', 'infinity'];
  const { from, until } = await findBetIds(db, period);
  return [from, until, new Date(period.from), new Date(period.until)];
}

/**
 * The latest bets of each market, in any state. With a range of rows and no other condition they are always read from the
 * end of the index of the market's bets, and no more than needed. The condition on time is compared as a number, since the
 * planner then expects most bets to pass; if it expects few, it reads and sorts all.
 */
const latestOf = (markets: string, { from, until, condition } = ofAllTime): string =>
  `select latest.id from ${markets} cross join lateral (
     select id from bet
     where (market_id, client_id, id) >= (m.id, $1, ${from}) and (market_id, client_id, id) < (m.id, $1, ${until})
       and (${condition})::int <> 0
     order by market_id desc, client_id desc, id desc limit ${readMost}
   ) latest`;

const takenOut = `select latest.id from of_event m cross join lateral (
     select id from bet where market_id = m.id and client_id between $1 and $1 and ${isTakenOut}
     order by client_id desc, id desc limit ${readMost}
   ) latest`;

/** Only markets with a book have open bets, and only markets with a settlement have settled ones. */
const booked = latestOf('of_event m join book k on k.client_id = $1 and k.market_id = m.id');
const settled = latestOf('of_event m join settlement s on s.id = m.settlement_id');

const onEvent = (list: BetList, candidates: string) =>
  statement(
    `bets-event-list-${list}`,
    `with of_event as materialized (select id, settlement_id from market where event_id = $2),
     latest as (select id from (${candidates}) found order by id desc limit ${readMost})
     ${shownBets}`,
  );

const onEventBy: Record<BetList, ReturnType<typeof onEvent>> = {
  open: onEvent('open', booked),
  settled: onEvent('settled', settled),
  'taken-out': onEvent('taken-out', takenOut),
  closed: onEvent('closed', `${settled} union ${takenOut}`),
  all: onEvent('all', latestOf('of_event m')),
};

/** Reads every market of the event: suitable for events of hundreds of markets, not for a game of a million rounds. */
export async function betsOnEvent(
  db: Queries,
  client: AccountId,
  eventId: string,
  list: BetList,
): Promise<BetPage> {
  return pageOf(await db.query<BetRow>(onEventBy[list], [client, eventId]), list);
}

const onMarkets = statement(
  'bets-markets-list',
  `with latest as (
     select id from (${latestOf('unnest($2::text[]) m (id)', ofPeriod)}) found order by id desc limit ${readMost}
   )
   ${shownBets}`,
);

/** The client's bets on these markets, of all time or placed in the period. */
export async function betsOnMarkets(
  db: Queries,
  client: AccountId,
  marketIds: readonly string[],
  list: BetList = 'all',
  period?: Period,
): Promise<BetPage> {
  if (marketIds.length === 0) return { bets: [], hasMore: false };
  const params = [client, [...marketIds], ...(await paramsOf(db, period))];
  return pageOf(await db.query<BetRow>(onMarkets, params), list);
}

/** The game of a market that is a round. */
const game = `split_part(market_id, '.', 1)`;

/** Read from the end of the index of the game's bets: the client is a range, as in `everywhere`. */
const closedAt = (condition: string): string =>
  `select latest.id from unnest($2::text[]) g (game) cross join lateral (
     select id from bet
     where ${game} = g.game and client_id between $1 and $1
       and id >= ${ofPeriod.from} and id < ${ofPeriod.until} and ${ofPeriod.condition}
       and ${condition} and ${isRound}
     order by ${game} desc, client_id desc, id desc limit ${readMost}
   ) latest`;

const bookedAt = latestOf(
  `(select market_id as id from book where client_id = $1 and ${game} = any ($2::text[])) m`,
  ofPeriod,
);

const onGames = (list: Everywhere, candidates: string) =>
  statement(
    `bets-games-list-${list}`,
    `with latest as (select id from (${candidates}) found order by id desc limit ${readMost})
     ${shownBets}`,
  );

const onGamesBy = {
  open: onGames('open', bookedAt),
  settled: onGames('settled', closedAt(isSettled)),
  'taken-out': onGames('taken-out', closedAt(isTakenOut)),
} as const satisfies Record<Everywhere, unknown>;

/** The client's bets on rounds of these games, of all time or placed in the period. */
export async function betsOnGames(
  db: Queries,
  client: AccountId,
  games: readonly string[],
  list: Everywhere,
  period?: Period,
): Promise<BetPage> {
  const params = [client, [...games], ...(await paramsOf(db, period))];
  return pageOf(await db.query<BetRow>(onGamesBy[list], params), list);
}

/** From the first id up to, and not including, `until`. */
export interface BetIds {
  readonly from: bigint;
  readonly until: bigint;
}

/** How far bets may be out of order: batches overlap, and clocks are set back. */
const disorderMs = 3_600_000;

/** Bisects the ids for each time. An index of times would cost every bet that is placed. */
const search = statement(
  'bet-ids-search',
  `with recursive search (at, low, high) as (
     select at, 0::bigint, (select coalesce(max(id), 0) + 1 from bet)
     from (values ($1::timestamptz), ($2::timestamptz)) asked (at)
     union all
     select at, case when is_earlier then id else low end, case when is_earlier then high else middle end
     from search cross join lateral (select (low + high) / 2 as middle) half
       cross join lateral (
         select id, placed_at < at as is_earlier from bet where id >= middle order by id limit 1
       ) found
     where high - low > 1
   )
   select min(high) as "from", max(high) as "until" from search where high - low = 1`,
);

/** A range that has all bets placed in the period, and maybe some of the two hours before and after it. */
export async function findBetIds(db: Queries, { from, until }: Period): Promise<BetIds> {
  const times = [new Date(from - disorderMs), new Date(until + disorderMs)];
  const [ids] = await db.query<BetIds>(search, times);
  if (ids === undefined) throw new Error('the search for ids has no answer');
  return ids;
}

/** A client's position on a market. */
export interface PositionRow {
  readonly market_id: string;
  readonly kind: string;
  readonly name: string;
  readonly definition: MarketDefinition;
  /** As its shape encodes it. */
  readonly book: unknown;
  readonly held: bigint;
}

/** Reads the client's few books by the index that begins with the client, then filters by event. */
const positionsHeld = statement(
  'positions-on-event',
  `with mine as materialized (
     select market_id, book, held from book where client_id between $1 and $1 order by client_id, market_id
   )
   select k.market_id, m.kind, m.name, ${definitionOf('m')}, k.book, k.held
   from mine k join market m on m.id = k.market_id where m.event_id = $2`,
);

export function positionsOnEvent(db: Queries, client: AccountId, eventId: string): Promise<PositionRow[]> {
  return db.query<PositionRow>(positionsHeld, [client, eventId]);
}
