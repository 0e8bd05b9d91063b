/** +05:30, which has no daylight saving. */
const offsetMs = 330 * 60_000;

/** Local time in India as ISO text; ignore the final Z. */
export const indiaTime = (at: number): string => new Date(at + offsetMs).toISOString();

const dayMs = 86_400_000;
/** The range that databases can store and four-digit years can express. */
const earliestMs = 0;
const latestMs = Date.UTC(9999, 11, 31);
const statementDays = 60;

/** From its first instant up to, and not including, `until`; milliseconds. */
export interface Period {
  readonly from: number;
  readonly until: number;
}

export interface RequestedDays {
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

const startOf = (day: string): number =>
  Math.min(latestMs, Math.max(earliestMs, Date.parse(`${day}T00:00:00+05:30`)));

/** YYYY-MM-DD at +05:30. */
export const dayOf = (at: number): string => indiaTime(at).slice(0, 10);

/** The same day wherever it is written out, but for the far ends of the world. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+05:30`);

const endOf = (day: string): number => startOf(day) + dayMs;

/** All time if neither day is given. */
export function periodOf({ fromDate, toDate }: RequestedDays): Period | undefined {
  if (fromDate === undefined && toDate === undefined) return undefined;
  return {
    from: fromDate === undefined ? earliestMs : startOf(fromDate),
    until: toDate === undefined ? latestMs : endOf(toDate),
  };
}

/** Specification section 9: the last 60 days unless dates are given. */
export function statementPeriod({ fromDate, toDate }: RequestedDays, now: number): Period {
  const until = endOf(toDate ?? dayOf(now));
  return {
    from: fromDate === undefined ? Math.max(earliestMs, until - statementDays * dayMs) : startOf(fromDate),
    until,
  };
}

/** Specification section 9: the current month unless dates are given. */
export function ledgerPeriod({ fromDate, toDate }: RequestedDays, now: number): Period {
  const last = toDate ?? dayOf(now);
  return { from: startOf(fromDate ?? `${last.slice(0, 8)}01`), until: endOf(last) };
}
