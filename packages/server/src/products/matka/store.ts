import type { MarketOutcome } from '@maidan/betting';
import { type Queries, statement } from '@maidan/process/db/db.ts';
import type { DrawName, MatkaDay, MatkaDraw } from './matka-day.ts';

interface DayRow {
  readonly matka: string;
  readonly number: number;
  readonly day: string;
  readonly drawn_by: 'seed' | 'operator';
  readonly opened_at: number;
  readonly open_until: number;
  readonly open_draw_at: number;
  readonly close_until: number;
  readonly close_draw_at: number;
  readonly open_panna: string | null;
  readonly open_cancelled: string | null;
  readonly open_by: string | null;
  readonly close_panna: string | null;
  readonly close_cancelled: string | null;
  readonly close_by: string | null;
  readonly is_corrected: boolean;
  readonly over_at: number | null;
}

const columns = `d.matka, d.number, d.day, d.drawn_by, d.opened_at, d.open_until, d.open_draw_at, d.close_until, d.close_draw_at, d.open_panna,
  d.open_cancelled, d.open_by, d.close_panna, d.close_cancelled, d.close_by, d.is_corrected, d.over_at`;

const dayOf = (row: DayRow): MatkaDay => ({
  matka: row.matka,
  number: row.number,
  day: row.day,
  drawnBy: row.drawn_by,
  openedAt: row.opened_at,
  open: {
    betsUntil: row.open_until,
    drawAt: row.open_draw_at,
    panna: row.open_panna,
    cancelled: row.open_cancelled,
    by: row.open_by,
  },
  close: {
    betsUntil: row.close_until,
    drawAt: row.close_draw_at,
    panna: row.close_panna,
    cancelled: row.close_cancelled,
    by: row.close_by,
  },
  isCorrected: row.is_corrected,
  overAt: row.over_at,
});

const last = statement(
  'matka-days-last',
  `select ${columns} from matka_day d where d.matka = $1 order by d.number desc limit 2`,
);

/** The two latest days, newest first. */
export async function lastDays(db: Queries, matka: string): Promise<MatkaDay[]> {
  return (await db.query<DayRow>(last, [matka])).map(dayOf);
}

const byDay = statement(
  'matka-day-by-day',
  `select ${columns} from matka_day d where d.matka = $1 and d.day = $2`,
);

export async function findDay(db: Queries, matka: string, day: string): Promise<MatkaDay | undefined> {
  return (await db.query<DayRow>(byDay, [matka, day])).map(dayOf)[0];
}

const between = statement(
  'matka-days-between',
  `select ${columns} from matka_day d where d.matka = $1 and d.day between $2 and $3 order by d.day desc limit $4`,
);

/** Newest first. */
export async function daysBetween(
  db: Queries,
  matka: string,
  from: string,
  to: string,
  most: number,
): Promise<MatkaDay[]> {
  return (await db.query<DayRow>(between, [matka, from, to, most])).map(dayOf);
}

const numbered = statement(
  'matka-days-numbered',
  `select ${columns} from unnest($1::text[], $2::int[]) wanted (matka, number)
   join matka_day d on d.matka = wanted.matka and d.number = wanted.number`,
);

export async function daysNumbered(
  db: Queries,
  wanted: readonly Pick<MatkaDay, 'matka' | 'number'>[],
): Promise<MatkaDay[]> {
  if (wanted.length === 0) return [];
  const params = [wanted.map(({ matka }) => matka), wanted.map(({ number }) => number)];
  return (await db.query<DayRow>(numbered, params)).map(dayOf);
}

const insert = statement(
  'matka-day-insert',
  `insert into matka_day (matka, number, day, drawn_by, opened_at, open_until, open_draw_at, close_until, close_draw_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
);

export type NewDay = Pick<MatkaDay, 'matka' | 'number' | 'day' | 'drawnBy' | 'openedAt'> &
  Readonly<Record<DrawName, Pick<MatkaDraw, 'betsUntil' | 'drawAt'>>>;

/** An existing day is unchanged: it may have bets. */
export async function insertDay(
  db: Queries,
  { matka, number, day, drawnBy, openedAt, open, close }: NewDay,
): Promise<void> {
  const times = [openedAt, open.betsUntil, open.drawAt, close.betsUntil, close.drawAt].map(
    (at) => new Date(at),
  );
  await db.query(insert, [matka, number, day, drawnBy, ...times]);
}

const decide = (draw: DrawName, column: 'panna' | 'cancelled') =>
  statement(
    `matka-draw-${draw}-${column}`,
    `update matka_day set ${draw}_${column} = $3, ${draw}_by = $4
     where matka = $1 and number = $2 and ${draw}_panna is null and ${draw}_cancelled is null returning number`,
  );

const decisions = {
  panna: { open: decide('open', 'panna'), close: decide('close', 'panna') },
  cancelled: { open: decide('open', 'cancelled'), close: decide('close', 'cancelled') },
} as const;

type DayId = Pick<MatkaDay, 'matka' | 'number'>;

/** Stores the panna; false when the draw already has one, or was cancelled. */
export async function keepPanna(
  db: Queries,
  { matka, number }: DayId,
  draw: DrawName,
  panna: string,
  by: string,
): Promise<boolean> {
  return (await db.query(decisions.panna[draw], [matka, number, panna, by])).length > 0;
}

/** Cancels the draw; false when it has its panna, or was cancelled already. */
export async function cancelDraw(
  db: Queries,
  { matka, number }: DayId,
  draw: DrawName,
  reason: string,
  by: string,
): Promise<boolean> {
  return (await db.query(decisions.cancelled[draw], [matka, number, reason, by])).length > 0;
}

const replace = (draw: DrawName) =>
  statement(
    `matka-draw-${draw}-replace`,
    `update matka_day set ${draw}_panna = $3, ${draw}_by = $4, is_corrected = true
     where matka = $1 and number = $2 and ${draw}_panna is not null`,
  );
const replacing = { open: replace('open'), close: replace('close') };

export async function replacePanna(
  db: Queries,
  { matka, number }: DayId,
  draw: DrawName,
  panna: string,
  by: string,
): Promise<void> {
  await db.query(replacing[draw], [matka, number, panna, by]);
}

const end = statement(
  'matka-day-end',
  'update matka_day set over_at = $3 where matka = $1 and number = $2 and over_at is null',
);

export async function endDay(db: Queries, { matka, number }: DayId, now: number): Promise<void> {
  await db.query(end, [matka, number, new Date(now)]);
}

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
