import type { Point } from '../../ui/sparkline-path.ts';
import type { StatementEntry } from './running-balance.ts';

/** Oldest first, beginning with what was there before the first entry. */
export function curvePoints(entries: readonly StatementEntry[]): readonly Point[] {
  const oldest = entries.at(-1);
  if (oldest === undefined) return [];
  const before = (Math.round(oldest.balance * 100) - Math.round(oldest.amount * 100)) / 100;
  return [
    { x: Date.parse(oldest.createdAt), y: before },
    ...entries.toReversed().map(({ createdAt, balance }) => ({ x: Date.parse(createdAt), y: balance })),
  ];
}
