import { Card } from '@maidan/ui/card.tsx';
import { Sparkline } from '@maidan/ui/figures/sparkline.tsx';
import { formatCoins, signOf } from '@maidan/ui/format/coins.ts';
import { rangeEndMs, rangeStartMs } from '@maidan/ui/format/day-range.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useAccountTexts } from '../texts/account-texts.ts';
import { curveEntriesMax, type StatementWish, useCurve } from './api.ts';
import { axisFormat, timeAxisFormat } from './axis-format.ts';
import { curvePoints } from './curve-points.ts';

interface BalanceCurveProps {
  readonly wish: StatementWish;
  readonly nowMs: number;
}

/** A chart of the period; if it cannot be loaded, the table below has the same information. */
export function BalanceCurve({ wish, nowMs }: BalanceCurveProps) {
  const { statement: texts } = useAccountTexts();
  const { data: entries, isError } = useCurve(wish);
  if (isError || entries?.length === 0) return null;
  const isWhole = entries !== undefined && entries.length < curveEntriesMax;
  const span = {
    startMs: isWhole ? rangeStartMs(wish.range) : undefined,
    endMs: Math.min(rangeEndMs(wish.range) - 1, nowMs),
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
          label={texts.curveSays(formatCoins(first.y), formatCoins(last.y))}
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
