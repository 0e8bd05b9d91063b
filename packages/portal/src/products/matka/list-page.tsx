import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { Checklist } from '@maidan/ui/icons/places.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Link } from 'react-router';
import { useTexts } from '../../texts/texts.ts';
import { useMatkas } from './api.ts';
import { activeMatkas } from './live/merge-matkas.ts';
import { useLiveMatkas } from './live/use-live-matkas.ts';
import { FailedMatka } from './market/failed-matka.tsx';
import { MarketCard } from './market/market-card.tsx';
import { NextToClose } from './market/next-to-close.tsx';
import { StaleNotice } from './market/stale-notice.tsx';
import { pathTo } from './paths.ts';
import { useMatkaTexts } from './texts/matka-texts.ts';
import './matka.css';

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
