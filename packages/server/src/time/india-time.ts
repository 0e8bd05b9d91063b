/** +05:30, which has no daylight saving. */
const offsetMs = 330 * 60_000;

/** Local time in India as ISO text; ignore the final Z. */
export const indiaTime = (at: number): string => new Date(at + offsetMs).toISOString();
