import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { findBetIds } from '../bets/lists/bet-list-store.ts';
import type { Period } from '../time/period.ts';
import type { RemarkKey, TransferKind } from '../wallet/transfer.ts';

export interface LedgerLine {
  readonly created_at: number;
  readonly coins: bigint;
  /** Null on a credit or a debit. */
  readonly product: string | null;
  readonly event_id: string | null;
  readonly room: string | null;
  /** For an event's line: one of the markets it sums up. */
  readonly market_id: string | null;
  readonly market_name: string | null;
  /** 'event' on a line of a match or a game. */
  readonly kind: TransferKind | 'event' | 'opening';
  readonly remark: string;
  readonly remark_key: RemarkKey | null;
}

export interface LedgerLines {
  /** The balance before the period's first transfer. */
  readonly opening: bigint;
  /** Totals of the positive and of the negative lines of the whole period, even if not all are here. */
  readonly credited: bigint;
  readonly debited: bigint;
  /** Newest first. */
  readonly lines: readonly LedgerLine[];
  /** Whether the period has older lines. */
  readonly hasMore: boolean;
}

const shownMost = 1000;

/** A match is one line however many days it took; the rounds of a game are one line a day. */
const read = statement(
  'ledger-read',
  `with own as (
     select id, -coins as coins, kind, market_id, ledger_line, created_at
     from transfer where from_account = $1 and created_at >= $2
     union all
     select id, coins, kind, market_id, ledger_line, created_at
     from transfer where to_account = $1 and created_at >= $2
   ),
   line as (
     select max(id) as id, max(created_at) as created_at, sum(coins)::bigint as coins, max(market_id) as market_id, 'event' as kind
     from own where created_at < $3 and ledger_line is not null group by ledger_line
     union all
     select id, created_at, coins, null, kind from own where created_at < $3 and market_id is null
   ),
   latest as (select * from line order by created_at desc, id desc limit ${shownMost + 1}),
   sums as (
     select coalesce(sum(coins) filter (where coins > 0), 0)::bigint as credited,
       coalesce(-sum(coins) filter (where coins < 0), 0)::bigint as debited
     from line
   )
   select (wallet.balance - coalesce((select sum(coins) from own), 0))::bigint as opening, sums.credited, sums.debited,
     latest.id, latest.created_at, latest.coins, m.product, m.event_id, m.room,
     m.id as market_id, m.name as market_name, latest.kind, coalesce(x.remark, '') as remark, x.remark_key
   from wallet cross join sums left join latest on true
     left join market m on m.id = latest.market_id
     left join transfer x on x.id = latest.id and latest.market_id is null
   where wallet.account_id = $1 order by latest.created_at desc, latest.id desc`,
);

const quietLine = (event: QuietEvent): LedgerLine => ({
  ...event,
  coins: 0n,
  kind: 'event',
  remark: '',
  remark_key: null,
});

type Sums = Pick<LedgerLines, 'opening' | 'credited' | 'debited'>;
type Row = Sums & ((LedgerLine & { readonly id: bigint }) | { readonly id: null });

export async function readLedger(
  db: Queries,
  client: AccountId,
  { from, until }: Period,
): Promise<LedgerLines> {
  const rows = await db.query<Row>(read, [client, new Date(from), new Date(until)]);
  const [first] = rows;
  if (first === undefined) throw new Error(`account ${client} has no wallet`);
  const { opening, credited, debited } = first;
  const moved = rows.filter((row) => row.id !== null);
  const quiet = (await readQuietEvents(db, client, { from, until })).map(quietLine);
  const lines = [...quiet, ...moved].sort((one, other) => other.created_at - one.created_at);
  return { opening, credited, debited, lines: lines.slice(0, shownMost), hasMore: lines.length > shownMost };
}

/** An event whose bets moved no coins. */
export interface QuietEvent {
  readonly created_at: number;
  readonly product: string;
  readonly event_id: string;
  readonly room: string;
  readonly market_id: string;
  readonly market_name: string;
  /** The client's latest bet of the event. */
  readonly bet_id: bigint;
}

/** How many of the client's latest such bets are searched. */
const searchedMost = 2000;

/** The client is a range, so that only an index that begins with it fits, as in the lists of bets. */
const latest = (columns: string, condition: string) =>
  `(select ${columns} from bet where client_id between $1 and $1 and ${condition} and id < $4
    order by client_id desc, id desc limit ${searchedMost})`;

const readQuiet = statement(
  'ledger-quiet-events',
  `with closed as (
     select b.id, b.market_id, s.declared_at as at
     from ${latest('id, market_id, settlement_id', 'is_quiet')} b join settlement s on s.id = b.settlement_id
     union all
     select id, market_id, taken_out_at from ${latest('id, market_id, taken_out_at', `state in ('void', 'deleted')`)} b
   ),
   line as (
     select ledger_line(m.product, m.event_id, c.at) as line, max(c.at) as created_at, max(m.id) as market_id,
       max(c.id) as bet_id
     from closed c join market m on m.id = c.market_id where c.at >= $2 and c.at < $3 group by 1
   ),
   moved as (
     select ledger_line from transfer where from_account = $1 and created_at >= $2
     union all
     select ledger_line from transfer where to_account = $1 and created_at >= $2
   ),
   open as (
     select ledger_line(m.product, m.event_id, $2) as line from book k join market m on m.id = k.market_id where k.client_id = $1
   )
   select l.created_at, l.bet_id, m.product, m.event_id, m.room, m.id as market_id, m.name as market_name
   from line l join market m on m.id = l.market_id
   where l.line not in (select ledger_line from moved where ledger_line is not null) and l.line not in (select line from open)
   order by l.created_at desc`,
);

/** Such as a match whose bets were all voided. One that still has open bets is not over for the client. */
export async function readQuietEvents(
  db: Queries,
  client: AccountId,
  period: Period,
): Promise<readonly QuietEvent[]> {
  const { until } = await findBetIds(db, period);
  return db.query<QuietEvent>(readQuiet, [client, new Date(period.from), new Date(period.until), until]);
}
