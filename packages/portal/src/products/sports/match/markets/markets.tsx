import type { MatchDetail } from '@maidan/contract/wire';
import { EmptyState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { marketTitle } from '../../bets/show-price.ts';
import { useIsAwaited } from '../../prices/match-prices.tsx';
import { tableKeys } from '../../prices/price-store.ts';
import { useSportsTexts } from '../../texts/sports-texts.ts';
import type { LimitsByKind } from '../api.ts';
import { sectionIds } from '../match-strip.tsx';
import { FancyMarket } from './fancy-market.tsx';
import { ExchangeMarket, RunnerTable } from './runner-markets.tsx';
import { useShownMarkets } from './use-shown-markets.ts';

interface MarketsProps {
  readonly match: MatchDetail;
  readonly limits: LimitsByKind | undefined;
}

/** The rooms of a finished match may be closed already, and then send nothing. */
const isOver = ({ status }: MatchDetail) => status === 'COMPLETED' || status === 'ABANDONED';

/** In addition to the scroll margin that the page has for the site's header. */
const column = 'flex flex-col gap-2 empty:hidden lg:scroll-mt-12';

export function Markets({ match, limits }: MarketsProps) {
  const { match: texts } = useSportsTexts();
  const { matchOdds, tied, other, exchange, bookmaker, toss, fancies } = useShownMarkets(match);
  const isAwaited = useIsAwaited();
  const hasNothing = [exchange, bookmaker, toss, ...fancies].every((list) => list.length === 0);
  const common = { match, limits };
  const { markets: titles } = texts;

  if (isAwaited && !isOver(match)) return <SkeletonRows rows={8} rowClassName="h-16" />;
  if (hasNothing) return <EmptyState title={texts.nothingOpen} />;
  return (
    <>
      <div id={sectionIds.odds} className={column}>
        {matchOdds.map((market) => (
          <ExchangeMarket
            key={market.key}
            {...common}
            market={market}
            title={marketTitle(market.kind, texts)}
          />
        ))}
        {other.map((market) => (
          <ExchangeMarket
            key={market.key}
            {...common}
            market={market}
            title={marketTitle(market.kind, texts)}
          />
        ))}
      </div>
      <div id={sectionIds.bookmaker} className={column}>
        <RunnerTable {...common} kind="bookmaker" table={tableKeys.bookmaker} title={titles.bookmaker} />
        {tied.map((market) => (
          <ExchangeMarket
            key={market.key}
            {...common}
            market={market}
            title={marketTitle(market.kind, texts)}
          />
        ))}
        {toss.length > 0 && (
          <RunnerTable {...common} kind="toss" table={tableKeys.toss} title={titles.toss} />
        )}
      </div>
      <div id={sectionIds.fancy} className={column}>
        {fancies.length > 0 && <FancyMarket {...common} table={tableKeys.fancy} title={titles.fancy} />}
        {fancies.length > 0 && (
          <FancyMarket
            {...common}
            table={tableKeys.noCommissionFancy}
            title={titles.noCommissionFancy}
            showsLimits
          />
        )}
      </div>
    </>
  );
}
