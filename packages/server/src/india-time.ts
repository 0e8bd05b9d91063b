/** +05:30, which has no daylight saving. */
const offsetMs = 330 * 60_000;

/** What clocks show there, as an ISO text: its last letter does not count. */
export const indiaTime = (at: number): string => new Date(at + offsetMs).toISOString();
