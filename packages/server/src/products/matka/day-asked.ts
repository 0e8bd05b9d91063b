/** Databases have no year 0, and days are added to the requested one. */
const [earliest, latest] = ['1970-01-01', '9998-12-31'];

/** The requested day, moved into the range that can be queried; no matka is played on either end. */
export function dayAsked(day: string): string {
  if (day < earliest) return earliest;
  return day > latest ? latest : day;
}
