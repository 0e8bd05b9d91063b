import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { Period } from '../../time/period.ts';

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
