import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '../../db/db.ts';
import { betColumns, betJoins, type SportsBetRow } from '../store.ts';

type State = SportsBetRow['state'];
/** `closed` is no longer open: settled or taken out. */
export type BetList = 'open' | 'settled' | 'taken-out' | 'closed' | 'all';

const statesOf: Record<BetList, readonly State[]> = {
  open: ['open'],
  settled: ['settled'],
  'taken-out': ['void', 'deleted'],
  closed: ['settled', 'void', 'deleted'],
  all: ['open', 'settled', 'void', 'deleted'],
};

export interface BetPage {
  /** Newest first. */
  readonly bets: readonly SportsBetRow[];
  /** There are older ones. */
  readonly hasMore: boolean;
}

/** A client that bets on without end is shown its latest; nobody reads ten thousand rows on a phone. */
const shownMost = 1000;
/** One more than is shown says whether there is more. */
const readMost = shownMost + 1;

function pageOf(rows: readonly SportsBetRow[], list: BetList): BetPage {
  const states = statesOf[list];
  const bets = rows.slice(0, shownMost).filter(({ state }) => states.includes(state));
  return { bets, hasMore: rows.length > shownMost };
}

type Everywhere = 'open' | 'settled' | 'taken-out';

/**
 * As the partial indexes say it. The client is sought as a range of one and ordered by, which only an index that begins
 * with it can do: asked for as equal, the planner may walk down the ids of all bets until it has found enough of this client's.
 */
const everywhere = (list: Everywhere, condition: string) =>
  statement(
    `sports-bets-${list}`,
    `with latest as (
       select id from bet where client_id between $1 and $1 and ${condition} order by client_id desc, id desc limit ${readMost}
     )
     select ${betColumns} from latest join bet b on b.id = latest.id ${betJoins} order by b.id desc`,
  );

const everywhereBy = {
  open: everywhere('open', `state = 'open'`),
  settled: everywhere('settled', `state = 'settled'`),
  'taken-out': everywhere('taken-out', `state in ('void', 'deleted')`),
} as const satisfies Record<Everywhere, unknown>;

export async function betsEverywhere(db: Queries, client: AccountId, list: Everywhere): Promise<BetPage> {
  return pageOf(await db.query<SportsBetRow>(everywhereBy[list], [client]), list);
}

/**
 * The latest of each of the markets, whatever their state: read as a range of rows and without another condition, they are
 * surely taken from the end of the index of the market's bets, and no further than that.
 */
const latestOf = (markets: string): string =>
  `select latest.id from ${markets} cross join lateral (
     select id from bet
     where (market_id, client_id, id) >= (m.id, $1, 0) and (market_id, client_id, id) <= (m.id, $1, 9223372036854775807)
     order by market_id desc, client_id desc, id desc limit ${readMost}
   ) latest`;

const takenOut = `select latest.id from of_match m cross join lateral (
     select id from bet where market_id = m.id and client_id between $1 and $1 and state in ('void', 'deleted')
     order by client_id desc, id desc limit ${readMost}
   ) latest`;

/** Open bets have a book and settled ones a settlement: other markets hold none of them. */
const booked = latestOf('of_match m join book k on k.client_id = $1 and k.market_id = m.id');
const settled = latestOf('of_match m join settlement s on s.id = m.settlement_id');

const onMatch = (list: BetList, candidates: string) =>
  statement(
    `sports-match-bets-${list}`,
    `with of_match as materialized (
       select m.id, m.settlement_id from match t join market m on m.event_id = t.event_id where t.market_id = $2
     ),
     latest as (select id from (${candidates}) found order by id desc limit ${readMost})
     select ${betColumns} from latest join bet b on b.id = latest.id ${betJoins} order by b.id desc`,
  );

const onMatchBy: Record<BetList, ReturnType<typeof onMatch>> = {
  open: onMatch('open', booked),
  settled: onMatch('settled', settled),
  'taken-out': onMatch('taken-out', takenOut),
  closed: onMatch('closed', `${settled} union ${takenOut}`),
  all: onMatch('all', latestOf('of_match m')),
};

export async function betsOnMatch(
  db: Queries,
  client: AccountId,
  marketId: string,
  list: BetList,
): Promise<BetPage> {
  return pageOf(await db.query<SportsBetRow>(onMatchBy[list], [client, marketId]), list);
}
