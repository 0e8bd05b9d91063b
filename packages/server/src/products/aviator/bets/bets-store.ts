import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import { type FlightBet, type Landing, profitAt } from '../landings.ts';

/** The field of a bet's details with the player's target, in hundredths. */
export const targetKey = 'autoCashOut';

export interface FlightBetRow {
  readonly id: bigint;
  readonly client_id: AccountId;
  readonly market_id: string;
  readonly brand: string;
  readonly username: string;
  readonly stake: bigint;
  readonly cashed_at: number | null;
  readonly profit: bigint | null;
  readonly state: 'open' | 'settled' | 'void' | 'deleted';
  readonly target: number | null;
  /** Where the flight crashed, in hundredths; null until then, and for a flight that was called off. */
  readonly crash: number | null;
  readonly placed_at: number;
}

interface StandingFlightBetRow extends FlightBetRow {
  readonly is_demo: boolean;
}

/** A column of the settlement `s` of a bet. */
const crashColumn = `(s.outcome ->> 'crash')::int as crash`;

const columns = `b.id, b.client_id, b.market_id, a.brand, a.username, b.stake, b.cashed_at, b.profit, b.state,
  (b.details ->> '${targetKey}')::int as target, ${crashColumn}, b.placed_at`;

const from =
  'from bet b join account a on a.id = b.client_id left join settlement s on s.id = b.settlement_id';

const ofRound = statement(
  'flight-bets-of-round',
  `select ${columns}, a.is_demo ${from} where b.market_id = $1 and b.state in ('open', 'settled')
   order by b.id`,
);

/** All bets that were not taken out, in the order they were placed. */
export const betsOfRound = (db: Queries, roundId: string): Promise<StandingFlightBetRow[]> =>
  db.query<StandingFlightBetRow>(ofRound, [roundId]);

const largest = statement(
  'flight-bets-largest',
  `select ${columns} ${from} where b.market_id = $1 and b.state in ('open', 'settled')
   order by b.stake desc, b.id limit $2`,
);

export const largestOfRound = (db: Queries, roundId: string, most: number): Promise<FlightBetRow[]> =>
  db.query<FlightBetRow>(largest, [roundId, most]);

const ofClient = statement(
  'flight-bet-of-client',
  `select ${columns} ${from} where b.id = $1 and b.client_id = $2 and b.market_id = $3`,
);

export interface OwnBet {
  readonly betId: bigint;
  readonly client: AccountId;
  readonly roundId: string;
}

export async function ownFlightBet(db: Queries, own: OwnBet): Promise<FlightBetRow | undefined> {
  const [row] = await db.query<FlightBetRow>(ofClient, [own.betId, own.client, own.roundId]);
  return row;
}

export const flightBetOf = (row: StandingFlightBetRow): FlightBet => ({
  id: row.id,
  client: row.client_id,
  brand: row.brand,
  isDemo: row.is_demo,
  stake: row.stake,
  target: row.target ?? undefined,
});

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
