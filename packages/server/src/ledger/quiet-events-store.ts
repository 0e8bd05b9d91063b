import type { AccountId } from '@maidan/betting';
import { findBetIds } from '../bets/lists/bet-ids-store.ts';
import { type Queries, statement } from '../db/db.ts';
import type { Period } from '../time/period.ts';

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

const read = statement(
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
  return db.query<QuietEvent>(read, [client, new Date(period.from), new Date(period.until), until]);
}
