import './matka.css';
import { buttonLook } from '@maidan/ui/button.tsx';
import { formatDate } from '@maidan/ui/format/dates.ts';
import { Checklist } from '@maidan/ui/icons/places.ts';
import { EmptyState, Skeleton } from '@maidan/ui/page-states.tsx';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../texts/texts.ts';
import { useMatkas } from './api.ts';
import { FailedMatka, StaleNotice } from './live/failed-matka.tsx';
import { dueFirst, type Market, marketPhase, playPath } from './live/market.ts';
import { MarketCard } from './live/market-card.tsx';
import { ChartLinks, ResultLine, TimeLeft } from './live/market-figures.tsx';
import { activeMatkas } from './live/matka-wire.ts';
import { useHouseTime } from './live/server-clock.ts';
import { useLiveMatkas } from './live/use-live-matkas.ts';
import { pathTo } from './paths.ts';
import { useMatkaTexts } from './texts/matka-texts.ts';

const waitingCards = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders of the cards' size, so that nothing shifts. */
function WaitingList() {
  return (
    <div aria-busy="true" className="grid gap-2 xl:grid-cols-2">
      <Skeleton className="h-38 rounded-xl xl:col-span-2" />
      {waitingCards.map((card) => (
        <Skeleton key={card} className="h-27 rounded-xl" />
      ))}
    </div>
  );
}

/** The day's markets, by priority. */
export function MatkaListPage() {
  const texts = useMatkaTexts();
  const { titles } = useTexts();
  const isStale = useLiveMatkas();
  const { data, error, refetch } = useMatkas();
  const markets = data && activeMatkas(data);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-2">
      <header className="flex items-center justify-between gap-3">
        <h1 className="mk-figure text-2xl">{titles.matka}</h1>
        <Link
          to={pathTo('matkaBetList')}
          className="flex min-h-11 items-center gap-1.5 mk-figure rounded-lg px-2 text-lg text-primary hover:bg-text/6"
        >
          <Checklist aria-hidden="true" className="size-5" />
          {texts.betList}
        </Link>
      </header>
      <StaleNotice isStale={isStale} />
      {!markets && !error && <WaitingList />}
      {!markets && error && <FailedMatka reason={error.message} onRetry={() => void refetch()} />}
      {markets?.length === 0 && <EmptyState title={texts.noMarkets} />}
      {markets && markets.length > 0 && (
        <>
          <NextToClose markets={markets} />
          <ul aria-label={texts.markets} className="grid gap-2 xl:grid-cols-2">
            {markets.map((market) => (
              <MarketCard key={market.matkaEventId} market={market} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The market that shuts next, large, at the top. */
export function NextToClose({ markets }: { readonly markets: readonly Market[] }) {
  const texts = useMatkaTexts();
  const language = useLanguage();
  // Not every second: making a format is slow.
  const weekday = useMemo(
    () => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'Asia/Kolkata' }),
    [language],
  );
  const nowMs = useHouseTime();
  const market = dueFirst(markets, nowMs);
  const phase = market && marketPhase(market, nowMs);
  if (!market || phase?.until === undefined) return null;
  const draw = phase.kind === 'open' ? texts.opens(market.showOpenTime) : texts.closes(market.closeTime);
  return (
    <section aria-label={texts.nextToClose} className="mk-brass rounded-xl border p-3">
      <p className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className="size-2 animate-blink rounded-full bg-loss" />
        <strong className="mk-figure text-base tracking-wider">{texts.nextToClose}</strong>
        <span className="tabular ms-auto">
          {weekday.format(new Date(market.day))} <span dir="ltr">{formatDate(market.day)}</span>
        </span>
      </p>
      <p className="mt-1 text-sm">{texts.dueIn(market.name, draw)}</p>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <TimeLeft until={phase.until} className="text-[2.6rem] leading-none" />
        <ResultLine result={market.result} isJodiOnly={market.isHaroopAndarBahar} />
      </div>
      <div className="mt-2.5 flex gap-1.5">
        <ChartLinks market={market} className={buttonLook('outline', 'md', 'mk-figure flex-1 px-1!')} />
        <Link to={playPath(market)} className={buttonLook('primary', 'md', 'mk-figure flex-[1.4] text-lg!')}>
          {texts.play}
        </Link>
      </div>
    </section>
  );
}
