import { buttonLook } from '@maidan/ui/button.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { EmptyState, FailedState, Skeleton, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useMatka, useMatkaChart } from './api.ts';
import { ChartTable } from './chart-table.tsx';
import { FailedMatka, StaleNotice } from './live/failed-matka.tsx';
import { type ChartKind, chartPath, type Market, playPath } from './live/market.ts';
import { useLiveMatkas } from './live/use-live-matkas.ts';
import { useMatkaTexts } from './texts/matka-texts.ts';
import './matka.css';
import { lazyPart } from '@maidan/ui/lazy-part.ts';

const ProofDialog = lazyPart(async () => (await import('./proof/proof-dialog.tsx')).ProofDialog);

const tabLook =
  'focus-inset grid min-h-11 place-items-center rounded-lg px-3 text-sm font-semibold whitespace-nowrap';

/** The panel chart and the jodi chart of a market. */
export function MatkaChartPage() {
  const { matkaEventId = '', chart } = useParams();
  const texts = useMatkaTexts();
  const isStale = useLiveMatkas();
  const { data: market, error, refetch } = useMatka(matkaEventId);
  const kind: ChartKind = chart === 'jodi' || market?.isHaroopAndarBahar ? 'jodi' : 'panel';
  const title = kind === 'jodi' ? texts.jodiChart : texts.panelChart;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-2">
      <header className="flex items-center justify-between gap-2">
        <h1 className="mk-figure min-w-0 text-xl leading-tight">
          {market && <bdi className="block truncate">{market.name}</bdi>}
          <span className={classes('block truncate', market && 'text-base text-muted')}>{title}</span>
        </h1>
        {market && (
          <Link to={playPath(market)} className={buttonLook('primary', 'sm', 'shrink-0')}>
            {texts.play}
          </Link>
        )}
      </header>
      <StaleNotice isStale={isStale} />
      {!market && error && <FailedMatka reason={error.message} onRetry={() => void refetch()} />}
      {!market && !error && <Skeleton className="h-12 rounded-xl" />}
      {market && <Chart market={market} kind={kind} title={texts.chartOf(title, market.name)} />}
    </div>
  );
}

interface ChartProps {
  readonly market: Market;
  readonly kind: ChartKind;
  readonly title: string;
}

function Chart({ market, kind, title }: ChartProps) {
  const texts = useMatkaTexts();
  const { matkaEventId, isHaroopAndarBahar, day: today } = market;
  const [proofOf, setProofOf] = useState<string>();
  const { data: rows, error, refetch } = useMatkaChart(market);
  // The chart in the address is optional.
  const chartLink = (chart: ChartKind, name: string) => (
    <Link
      to={chartPath(matkaEventId, chart)}
      replace
      aria-current={chart === kind ? 'page' : undefined}
      className={classes(
        tabLook,
        chart === kind ? 'bg-primary text-on-primary' : 'text-muted hover:text-text',
      )}
    >
      {name}
    </Link>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {!isHaroopAndarBahar && (
          <nav aria-label={texts.chooseGame} className="flex rounded-xl border border-line bg-raised p-0.5">
            {chartLink('panel', texts.panelChart)}
            {chartLink('jodi', texts.jodiChart)}
          </nav>
        )}
        <p className="flex items-center gap-3 text-xs text-muted">
          <span className="flex items-center gap-1">
            <span aria-hidden="true" className="size-3 rounded-xs border border-loss bg-loss/20" />
            {texts.chart.red}
          </span>
          <span>{texts.chart.holiday}</span>
        </p>
      </div>
      {!rows && error && (
        <FailedState
          title={texts.chart.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!rows && !error && <SkeletonRows rows={8} />}
      {rows?.length === 0 && <EmptyState title={texts.chart.none} />}
      {rows && rows.length > 0 && (
        <div className="border-line max-sm:-mx-2 max-sm:border-y sm:rounded-xl sm:border">
          <ChartTable rows={rows} kind={kind} caption={title} today={today} onDay={setProofOf} />
        </div>
      )}
      <Suspense>
        {proofOf !== undefined && (
          <ProofDialog market={market} day={proofOf} onClose={() => setProofOf(undefined)} />
        )}
      </Suspense>
    </>
  );
}
