import type { MatchDetail } from '@maidan/contract/wire';
import { useBrand } from '../../../brand/brand.ts';
import { useExchangeMarkets, useRows } from '../../../sports/prices/match-prices.tsx';
import { tableKeys } from '../../../sports/prices/price-keys.ts';
import type { MarketHead, RowHead } from '../../../sports/prices/price-tables.ts';
import { shownMarkets } from './shown-markets.ts';

type Rows = readonly RowHead[];

export interface MarketsOnPage {
  readonly matchOdds: readonly MarketHead[];
  readonly tied: readonly MarketHead[];
  readonly other: readonly MarketHead[];
  /** All three together. */
  readonly exchange: readonly MarketHead[];
  readonly bookmaker: Rows;
  readonly toss: Rows;
  /** None where the brand shows no fancies. */
  readonly fancies: readonly Rows[];
}

/** What of the match the page shows: what is on offer, as far as the match and the brand let it. */
export function useShownMarkets(match: MatchDetail): MarketsOnPage {
  const { flags } = useBrand();
  const exchange = useExchangeMarkets();
  const bookmaker = useRows(tableKeys.bookmaker);
  const toss = useRows(tableKeys.toss);
  const fancy = useRows(tableKeys.fancy);
  const noCommission = useRows(tableKeys.noCommissionFancy);
  const shown = shownMarkets(match, flags, bookmaker.length);
  const matchOdds = exchange.filter(({ kind }) => shown.matchOdds && kind === 'match-odds');
  const tied = exchange.filter(({ kind }) => shown.tiedMatch && kind === 'tied-match');
  const other = exchange.filter(({ kind }) => shown.toss && kind === 'toss');
  return {
    matchOdds,
    tied,
    other,
    exchange: [...matchOdds, ...other, ...tied],
    bookmaker,
    toss: shown.toss ? toss : [],
    fancies: shown.fancy ? [fancy, noCommission] : [],
  };
}
