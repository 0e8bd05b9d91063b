/** PostgreSQL's object identifiers of its types. */
export const typeIds = { int8: 20, int8Array: 1016, timestamptz: 1184 } as const;

export const parseInt8 = (text: string): bigint => BigInt(text);

/** Reads a one-dimensional array: '{1,-2}'. */
export function parseInt8Array(text: string): (bigint | null)[] {
  const items = text.slice(1, -1);
  return items === '' ? [] : items.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)));
}

/** '2026-11-15 02:41:54.123+00' to milliseconds; sessions run in UTC. */
export function parseTimestamp(text: string): number {
  const iso = `${text.slice(0, 10)}T${text.slice(11)}`.replace(/([+-]\d\d)$/, '$1:00');
  return Date.parse(iso);
}

/**
 * Every statement of ours is a lookup by key. A plan made while a table was small would scan it, and be kept until
 * its statistics are refreshed: bets per second were measured to fall by two thirds within twenty seconds of a fresh start.
 */
export const sessionSettings = {
  timezone: 'UTC',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
} as const;
