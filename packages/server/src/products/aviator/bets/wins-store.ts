import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { Landing } from '../landings.ts';
import { profitAt } from '../landings.ts';
import { crashColumn, type FlightBetRow } from './bets-store.ts';

/** How many of a day's best wins are kept, by amount and by multiplier each. */
export const winsKept = 20;

const insert = statement(
  'flight-wins-insert',
  `insert into flight_win (bet_id, day, win, multiplier)
   select t.bet_id, $2::date, t.win, t.multiplier from unnest($1::bigint[], $3::bigint[], $4::int[]) t (bet_id, win, multiplier)
   on conflict (bet_id) do nothing`,
);
const trim = statement(
  'flight-wins-trim',
  `delete from flight_win where day = $1::date
     and bet_id not in (select bet_id from flight_win where day = $1::date order by win desc, bet_id limit $2)
     and bet_id not in (select bet_id from flight_win where day = $1::date order by multiplier desc, bet_id limit $2)`,
);

/** Adds the best wins of a flight to those of the day. */
export async function keepWins(db: Queries, day: string, landings: readonly Landing[]): Promise<void> {
  const wins = landings.map(({ bet, multiplier }) => ({
    id: bet.id,
    win: profitAt(bet.stake, multiplier) as bigint,
    multiplier,
  }));
  const best = new Map(
    [
      ...wins.toSorted((one, other) => Number(other.win - one.win)).slice(0, winsKept),
      ...wins.toSorted((one, other) => other.multiplier - one.multiplier).slice(0, winsKept),
    ].map((win) => [win.id, win]),
  );
  if (best.size === 0) return;
  const rows = [...best.values()];
  await db.query(insert, [
    rows.map(({ id }) => id),
    day,
    rows.map(({ win }) => win),
    rows.map((row) => row.multiplier),
  ]);
  await db.query(trim, [day, winsKept]);
}

const best = (by: 'win' | 'multiplier') =>
  statement(
    `flight-wins-by-${by}`,
    `select b.id, b.client_id, b.market_id, a.brand, a.username, b.stake, b.cashed_at, b.profit, b.state, null::int as target,
       ${crashColumn}, b.placed_at
     from flight_win w join bet b on b.id = w.bet_id join account a on a.id = b.client_id
       left join settlement s on s.id = b.settlement_id
     where w.day >= $1::date and b.state = 'settled' and b.profit > 0 order by w.${by} desc, w.bet_id limit $2`,
  );
const bestBy = { win: best('win'), multiplier: best('multiplier') };

/** The best wins since this day, without those whose result was changed since. */
export const bestWins = (
  db: Queries,
  by: 'win' | 'multiplier',
  since: string,
  most: number,
): Promise<FlightBetRow[]> => db.query<FlightBetRow>(bestBy[by], [since, most]);
