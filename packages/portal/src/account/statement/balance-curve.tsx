import { Card } from '@maidan/ui/card.tsx';
import { type Point, Sparkline } from '@maidan/ui/figures/sparkline.tsx';
import { formatCoins, signOf, sumCoins } from '@maidan/ui/format/coins.ts';
import { formatDate, formatDateTime, formatTime } from '@maidan/ui/format/dates.ts';
import { rangeEndMs, rangeStartMs } from '@maidan/ui/format/day-range.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { useAccountTexts } from '../texts/account-texts.ts';
import { curveEntriesMax, type StatementFilter, useCurve } from './api.ts';
import type { StatementEntry } from './statement-entry.ts';

interface BalanceCurveProps {
  readonly filter: StatementFilter;
  readonly nowMs: number;
}

/** A chart of the period; if it cannot be loaded, the table below has the same information. */
export function BalanceCurve({ filter, nowMs }: BalanceCurveProps) {
  const { statement: texts } = useAccountTexts();
  const { data: entries, isError } = useCurve(filter);
  if (isError || entries?.length === 0) return null;
  const isWhole = entries !== undefined && entries.length < curveEntriesMax;
  const span = {
    startMs: isWhole ? rangeStartMs(filter.range) : undefined,
    endMs: Math.min(rangeEndMs(filter.range) - 1, nowMs),
  };
  const points = entries ? curvePoints(entries, span) : [];
  const [first, last] = [points.at(0), points.at(-1)];
  // The first credit of an account would flatten everything after it.
  const drawn = first?.y === 0 ? points.slice(1) : points;
  return (
    <Card title={texts.curve}>
      {first && last ? (
        <Sparkline
          step
          points={drawn}
          label={texts.curveSummary(formatCoins(first.y), formatCoins(last.y))}
          tone={signOf(last.y - first.y) < 0 ? 'loss' : 'win'}
          formatX={timeAxisFormat(first.x, last.x)}
          formatY={axisFormat(drawn.map(({ y }) => y))}
        />
      ) : (
        <Skeleton className="h-28 w-full" />
      )}
      {entries && !isWhole && (
        <p className="mt-1 text-xs text-muted">{texts.curveLatest(String(entries.length))}</p>
      )}
    </Card>
  );
}

const crore = 10_000_000;

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** What a short figure counts in: crores, lakhs, thousands. */
const units = [crore, 100_000, 1_000];

/** Without the browser's abbreviation 10KCr, since nobody counts in thousands of crores. */
const compact = [1, 2, 3].map((maximumFractionDigits) => {
  const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits });
  const crores = new Intl.NumberFormat('en-IN', { maximumFractionDigits });
  return {
    format: (balance: number) =>
      Math.abs(balance) < 1_000 * crore ? short.format(balance) : `${crores.format(balance / crore)}Cr`,
    /** How far the written figure is from the balance. */
    error(balance: number) {
      const step = (units.find((unit) => Math.abs(balance) >= unit) ?? 1) / 10 ** maximumFractionDigits;
      return Math.abs(Math.round(balance / step) * step - balance);
    },
  };
});

/** The part of an axis by which a figure at its end may be wrong. */
const errorMost = 1 / 20;

/**
 * As short as possible while the ends of the axis differ and are nearly exact: two balances of about 5 lakh
 * must not both be 5L. A single one is written in full.
 */
export function axisFormat(balances: readonly number[]): (balance: number) => string {
  const [low, high] = [Math.min(...balances), Math.max(...balances)];
  const isNear = (error: number) => error <= (high - low) * errorMost;
  const format =
    compact.find(
      ({ format, error }) => format(low) !== format(high) && isNear(error(low)) && isNear(error(high)),
    ) ?? whole;
  return (balance) => format.format(balance);
}

/** HH:mm:ss */
const formatClock = (ms: number) => formatDateTime(ms).slice(-8);

/** Days, or times if both ends are on one day, or seconds if both are in one minute. */
export function timeAxisFormat(startMs: number, endMs: number): (ms: number) => string {
  const differs = (format: (ms: number) => string) => format(startMs) !== format(endMs);
  return [formatDate, formatTime].find(differs) ?? formatClock;
}

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
