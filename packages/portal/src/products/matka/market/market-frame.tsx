import '../matka.css';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { stickyHeaderLook } from '@maidan/ui/game-header.tsx';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { EmptyState, Skeleton, SkeletonRows } from '@maidan/ui/page-states.tsx';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { PhoneWallet } from '../../../betting/wallet.tsx';
import { useMatka, useMatkas } from '../api.ts';
import { Emblem, emblemOf } from '../live/emblem.tsx';
import { FailedMatka, StaleNotice } from '../live/failed-matka.tsx';
import type { Market } from '../live/market.ts';
import { activeMatkas } from '../live/matka-wire.ts';
import { useLiveMatkas } from '../live/use-live-matkas.ts';
import type { MatkaGame } from '../matka-game.ts';
import { pathTo } from '../paths.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';

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

interface ChooseMarketProps {
  /** Whether to list the haroop markets or the others. */
  readonly isHaroop: boolean;
  readonly pathOf: (matkaEventId: string) => string;
}

/** For an address without a market. */
function ChooseMarket({ isHaroop, pathOf }: ChooseMarketProps) {
  const texts = useMatkaTexts();
  const { data, error, refetch } = useMatkas();
  if (!data && error) return <FailedMatka reason={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  const markets = activeMatkas(data).filter((market) => market.isHaroopAndarBahar === isHaroop);
  if (markets.length === 0) return <EmptyState title={texts.noMarkets} />;
  return (
    <nav aria-label={texts.chooseMarket}>
      <h2 className="mb-2 font-semibold">{texts.chooseMarket}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {markets.map((market) => (
          <li key={market.matkaEventId}>
            <Link
              to={pathOf(market.matkaEventId)}
              className="flex min-h-12 items-center gap-3 rounded-xl border border-line bg-surface px-3 hover:bg-raised"
            >
              <Emblem name={emblemOf(market)} className="size-7 shrink-0" />
              <bdi className="min-w-0 flex-1 truncate font-semibold">{market.name}</bdi>
              <span dir="ltr" className="mk-figure text-base text-muted">
                {market.openTime} – {market.closeTime}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface GameHeaderProps {
  readonly title: string;
  /** The target of the back arrow. */
  readonly backTo: string;
  /** Below the title: the market, and what the game pays. */
  readonly children?: ReactNode;
}

/** Replaces the site's own header on a phone. */
export function GameHeader({ title, backTo, children }: GameHeaderProps) {
  const texts = useMatkaTexts();
  return (
    <header className={stickyHeaderLook}>
      <Link
        to={backTo}
        aria-label={texts.back}
        className="touch-target grid shrink-0 place-items-center rounded-lg hover:bg-text/6"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
      <div className="min-w-0 flex-1 md:flex md:items-baseline md:gap-3">
        <h1 className="mk-figure truncate text-xl leading-tight max-md:rtl:text-lg md:text-2xl">{title}</h1>
        <p className="mk-figure text-sm leading-tight text-muted max-md:rtl:text-xs md:text-base">
          {children}
        </p>
      </div>
      <PhoneWallet />
    </header>
  );
}

interface MarketLineProps {
  readonly market: Pick<Market, 'name' | 'rates'>;
  readonly game: MatkaGame;
}

/** Below a game's title: its market, and what it pays if that is known. */
export function MarketLine({ market: { name, rates }, game }: MarketLineProps) {
  const texts = useMatkaTexts();
  if (!rates) return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> ·{' '}
      <span className="whitespace-nowrap">{texts.pays(formatSummary(rates[game] * 10))}</span>
    </>
  );
}
