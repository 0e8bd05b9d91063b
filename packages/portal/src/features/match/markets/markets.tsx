import type { MatchDetail } from '@maidan/contract/wire';
import { useBrand } from '../../../brand/brand.ts';
import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { useExchangeMarkets, useFreshness, useRows } from '../../../sports/prices/match-prices.tsx';
import { tableKeys } from '../../../sports/prices/price-keys.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import type { LimitsByKind } from '../api.ts';
import { ExchangeMarket } from './exchange-market.tsx';
import { FancyMarket } from './fancy-market.tsx';
import { RunnerTable } from './runner-table.tsx';
import { shownMarkets } from './shown-markets.ts';

interface MarketsProps {
  readonly match: MatchDetail;
  readonly limits: LimitsByKind | undefined;
}

/** Its rooms may be closed already, and then send nothing. */
const isOver = ({ status }: MatchDetail) => status === 'COMPLETED' || status === 'ABANDONED';

export function Markets({ match, limits }: MarketsProps) {
  const { match: texts } = useSportsTexts();
  const { flags } = useBrand();
  const exchange = useExchangeMarkets();
  const bookmaker = useRows(tableKeys.bookmaker);
  const toss = useRows(tableKeys.toss);
  const fancy = useRows(tableKeys.fancy);
  const noCommission = useRows(tableKeys.noCommissionFancy);
  const isWaiting = useFreshness().kind === 'waiting';
  const teamCount = bookmaker.length;
  const shown = shownMarkets(match, flags, teamCount);

  const matchOdds = exchange.filter(({ kind }) => shown.matchOdds && kind === 'match-odds');
  const tied = exchange.filter(({ kind }) => shown.tiedMatch && kind === 'tied-match');
  const other = exchange.filter(({ kind }) => shown.toss && kind === 'toss');
  const fancies = shown.fancy ? [fancy, noCommission] : [];
  const hasNothing =
    [matchOdds, tied, other, bookmaker, ...fancies].every((list) => list.length === 0) &&
    (!shown.toss || toss.length === 0);
  const common = { match, limits };

  if (isWaiting && !isOver(match)) return <SkeletonRows rows={6} rowClassName="h-16" />;
  if (hasNothing) return <EmptyState title={texts.nothingOpen} />;
  return (
    <>
      {matchOdds.map((market) => (
        <ExchangeMarket key={market.key} {...common} market={market} title={texts.markets.matchOdds} />
      ))}
      {other.map((market) => (
        <ExchangeMarket key={market.key} {...common} market={market} title={market.name} />
      ))}
      <RunnerTable {...common} kind="bookmaker" table={tableKeys.bookmaker} title={texts.markets.bookmaker} />
      {tied.map((market) => (
        <ExchangeMarket key={market.key} {...common} market={market} title={texts.markets.tiedMatch} />
      ))}
      {shown.toss && (
        <RunnerTable {...common} kind="toss" table={tableKeys.toss} title={texts.markets.toss} />
      )}
      {shown.fancy && <FancyMarket {...common} table={tableKeys.fancy} title={texts.markets.fancy} />}
      {shown.fancy && (
        <FancyMarket
          {...common}
          table={tableKeys.noCommissionFancy}
          title={texts.markets.noCommissionFancy}
          showsLimits
        />
      )}
    </>
  );
}
