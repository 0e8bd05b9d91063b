/** Databases know no year 0, and days are added to what is asked for. */
const [earliest, latest] = ['1970-01-01', '9998-12-31'];

/** A day as a client names it, moved to the nearest that can be looked up; no matka is played on either end. */
export function dayAsked(day: string): string {
  if (day < earliest) return earliest;
  return day > latest ? latest : day;
}
