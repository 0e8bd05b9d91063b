import type { Refusal } from '@maidan/betting';

/** Coins are bigint, which JSON cannot hold: they are stored as text with this prefix. */
const mark = 'coins:';

export const encodeRefusal = (refusal: Refusal): string =>
  JSON.stringify(refusal, (_key, value: unknown) => (typeof value === 'bigint' ? `${mark}${value}` : value));

export function decodeRefusal(stored: unknown): Refusal {
  const entries = Object.entries(stored as Record<string, unknown>).map(([key, value]) => [
    key,
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  ]);
  return Object.fromEntries(entries) as Refusal;
}
