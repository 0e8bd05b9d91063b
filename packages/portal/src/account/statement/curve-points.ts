import type { Point } from '@maidan/ui/figures/sparkline-path.ts';
import { sumCoins } from '@maidan/ui/format/sum-coins.ts';
import type { StatementEntry } from './running-balance.ts';

export interface CurveSpan {
  /** Undefined when the oldest entries were left out: the balance before them is unknown. */
  readonly startMs?: number | undefined;
  readonly endMs: number;
}

/** The lead before the first entry, as a share of the time from it to the end. */
const leadShare = 0.05;

/** Oldest first, from the balance before the first entry to the one at the end of the span. */
export function curvePoints(entries: readonly StatementEntry[], span: CurveSpan): readonly Point[] {
  const [newest, oldest] = [entries.at(0), entries.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const before = sumCoins([oldest.balance, -oldest.amount]);
  const moves = entries
    .toReversed()
    .map(({ createdAt, balance }) => ({ x: Date.parse(createdAt), y: balance }));
  const firstMs = Date.parse(oldest.createdAt);
  // A new account begins with its first credit, any other shortly before its first entry: weeks without
  // movement would squeeze the rest into a corner.
  const leadMs = before === 0 || span.startMs === undefined ? 0 : (span.endMs - firstMs) * leadShare;
  const startMs = Math.min(Math.max(span.startMs ?? firstMs, firstMs - leadMs), firstMs);
  return [
    { x: startMs, y: before },
    ...moves,
    { x: Math.max(span.endMs, Date.parse(newest.createdAt)), y: newest.balance },
  ];
}
