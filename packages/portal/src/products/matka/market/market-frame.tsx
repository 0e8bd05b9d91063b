import { Skeleton } from '@maidan/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useMatka } from '../api.ts';
import { useLiveMatkas } from '../live/use-live-matkas.ts';
import { pathTo } from '../paths.ts';
import { ChooseMarket } from './choose-market.tsx';
import { FailedMatka } from './failed-matka.tsx';
import { GameHeader } from './game-header.tsx';
import type { Market } from './market.ts';
import { StaleNotice } from './stale-notice.tsx';
import '../matka.css';

interface MarketFrameProps {
  readonly title: string;
  readonly isHaroop?: boolean;
  readonly pathOf: (matkaEventId: string) => string;
  readonly children: (market: Market) => ReactNode;
}

/** A game's page once its market is known; until then a placeholder or an error, under the game's name. */
export function MarketFrame({ title, isHaroop = false, pathOf, children }: MarketFrameProps) {
  const { matkaEventId, marketEvent = matkaEventId } = useParams();
  if (marketEvent !== undefined) {
    return (
      <FoundMarket key={marketEvent} title={title} matkaEventId={marketEvent}>
        {children}
      </FoundMarket>
    );
  }
  return (
    <div className="mx-auto w-full max-w-[80rem]">
      <GameHeader title={title} backTo={pathTo('matka')} />
      <div className="p-3 md:px-0">
        <ChooseMarket isHaroop={isHaroop} pathOf={pathOf} />
      </div>
    </div>
  );
}

interface FoundMarketProps extends Pick<MarketFrameProps, 'title' | 'children'> {
  readonly matkaEventId: string;
}

function FoundMarket({ title, matkaEventId, children }: FoundMarketProps) {
  const isStale = useLiveMatkas();
  const { data: market, error, refetch } = useMatka(matkaEventId);
  if (market) {
    return (
      <>
        {children(market)}
        <StaleNotice isOver isStale={isStale} />
      </>
    );
  }
  return (
    <div className="mx-auto w-full max-w-[80rem]">
      <GameHeader title={title} backTo={pathTo('matka')} />
      <div className="flex flex-col gap-2 p-3 md:px-0">
        {error ? (
          <FailedMatka reason={error.message} onRetry={() => void refetch()} />
        ) : (
          <>
            <Skeleton className="h-12 rounded-xl" />
            <Skeleton className="h-110 rounded-xl" />
          </>
        )}
      </div>
    </div>
  );
}
