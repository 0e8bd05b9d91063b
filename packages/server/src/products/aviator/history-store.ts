import { type Queries, statement } from '@maidan/process/db/db.ts';

/** A finished flight. */
export interface FlownRow {
  readonly market_id: string;
  readonly number: number;
  readonly commitment: string;
  readonly is_void: boolean;
  /** In hundredths; null for a flight that was called off. */
  readonly crash: number | null;
  readonly declared_at: number;
}

const columns = `r.market_id, r.number, r.commitment, s.outcome ? 'void' as is_void, (s.outcome ->> 'crash')::int as crash,
  s.declared_at
  from round r join market m on m.id = r.market_id join settlement s on s.id = m.settlement_id`;

const last = statement('flights-last', `select ${columns} where r.game = $1 order by r.number desc limit $2`);
const one = statement('flight-flown', `select ${columns} where r.game = $1 and r.market_id = $2`);

/** Newest first. */
export const lastFlown = (db: Queries, game: string, most: number): Promise<FlownRow[]> =>
  db.query<FlownRow>(last, [game, most]);

export async function findFlown(db: Queries, game: string, roundId: string): Promise<FlownRow | undefined> {
  return (await db.query<FlownRow>(one, [game, roundId]))[0];
}
