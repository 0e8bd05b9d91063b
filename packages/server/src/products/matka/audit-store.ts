import type { MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { MatkaDay } from './matka-day.ts';
import { daysNumbered } from './store.ts';

export type DayPlace = Pick<MatkaDay, 'matka' | 'number'>;

const page = statement(
  'audit-matka-days-page',
  `select matka, number from matka_day where (matka, number) > ($1, $2) order by matka, number limit $3`,
);

export async function daysAfter(tx: Queries, after: DayPlace, most: number): Promise<MatkaDay[]> {
  const places = await tx.query<DayPlace>(page, [after.matka, after.number, most]);
  const days = await daysNumbered(tx, places);
  const keyOf = ({ matka, number }: DayPlace) => `${matka}.${number}`;
  const found = new Map(days.map((day) => [keyOf(day), day]));
  return places.flatMap((place) => found.get(keyOf(place)) ?? []);
}

export interface AuditedMarket {
  readonly market_id: string;
  readonly commitment: string;
  /** The present outcome; null while there is none. */
  readonly outcome: MarketOutcome | null;
  /** Whether the result is the first one declared. */
  readonly is_first: boolean | null;
}

const markets = statement(
  'audit-matka-markets',
  `select r.market_id, r.commitment, s.outcome, s.corrects is null as is_first
   from unnest($1::text[]) wanted (id) join round r on r.market_id = wanted.id join market m on m.id = r.market_id
     left join settlement s on s.id = m.settlement_id`,
);

/** Existing markets only: those without bets are deleted after a while. */
export async function marketsNamed(
  tx: Queries,
  marketIds: readonly string[],
): Promise<ReadonlyMap<string, AuditedMarket>> {
  const rows = await tx.query<AuditedMarket>(markets, [[...marketIds]]);
  return new Map(rows.map((row) => [row.market_id, row]));
}
