import type { Point } from '../../ui/figures/sparkline-path.ts';
import type { StatementEntry } from './running-balance.ts';

export interface CurveSpan {
  /** None where the oldest entries were left out: the balance before them is unknown. */
  readonly startMs?: number | undefined;
  readonly endMs: number;
}

/** Oldest first, from what was there before the first entry to what is left at the end of the span. */
export function curvePoints(entries: readonly StatementEntry[], span: CurveSpan): readonly Point[] {
  const [newest, oldest] = [entries.at(0), entries.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const before = (Math.round(oldest.balance * 100) - Math.round(oldest.amount * 100)) / 100;
  const moves = entries
    .toReversed()
    .map(({ createdAt, balance }) => ({ x: Date.parse(createdAt), y: balance }));
  const firstMs = Date.parse(oldest.createdAt);
  // An account that had nothing yet begins with its first coins, not with weeks of nothing.
  const startMs = before === 0 ? firstMs : Math.min(span.startMs ?? firstMs, firstMs);
  return [
    { x: startMs, y: before },
    ...moves,
    { x: Math.max(span.endMs, Date.parse(newest.createdAt)), y: newest.balance },
  ];
}
