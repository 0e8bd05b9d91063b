import type { AccountId } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { FlightBet } from '../landings.ts';

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
export const crashColumn = `(s.outcome ->> 'crash')::int as crash`;

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
