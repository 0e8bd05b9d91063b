import type { FlagName, MatchDetail } from '@maidan/contract/wire';
import { useBrand } from '../../../../brand/brand.ts';
import type { MarketKind, RunnerKind } from '../../prices/match-book.ts';
import { useExchangeMarkets, useRows } from '../../prices/match-prices.tsx';
import { type MarketHead, type RowHead, tableKeys } from '../../prices/price-store.ts';

type Rows = readonly RowHead[];

export interface MarketsOnPage {
  /** Match odds are on offer here, even if they have not arrived yet. */
  readonly mayHaveMatchOdds: boolean;
  readonly matchOdds: readonly MarketHead[];
  readonly tied: readonly MarketHead[];
  readonly other: readonly MarketHead[];
  /** The exchange markets of all three places together. */
  readonly exchange: readonly MarketHead[];
  readonly bookmaker: Rows;
  readonly toss: Rows;
  /** Empty if the brand shows no fancies. */
  readonly fancies: readonly Rows[];
}

/** The place of an exchange's markets by kind; those without a place of their own are below match odds. */
const places: Readonly<Record<RunnerKind, 'matchOdds' | 'tied' | 'other'>> = {
  'match-odds': 'matchOdds',
  'tied-match': 'tied',
  toss: 'other',
  bookmaker: 'other',
};

/** The markets on the page: those on offer that the match and the brand allow. */
export function useShownMarkets(match: MatchDetail): MarketsOnPage {
  const { flags } = useBrand();
  const exchange = useExchangeMarkets();
  const bookmaker = useRows(tableKeys.bookmaker);
  const toss = useRows(tableKeys.toss);
  const fancy = useRows(tableKeys.fancy);
  const noCommission = useRows(tableKeys.noCommissionFancy);
  const shown = shownMarkets(match, flags, bookmaker.length);
  const at = (place: (typeof places)[RunnerKind]) =>
    exchange.filter(({ kind }) => shown[kind] && places[kind] === place);
  const [matchOdds, tied, other] = [at('matchOdds'), at('tied'), at('other')];
  return {
    mayHaveMatchOdds: shown['match-odds'],
    matchOdds,
    tied,
    other,
    exchange: [...matchOdds, ...other, ...tied],
    bookmaker,
    toss: shown.toss ? toss : [],
    fancies: shown.fancy ? [fancy, noCommission] : [],
  };
}

/** Complete by its type, so that no kind is left off the page unnoticed. */
export type ShownMarkets = Readonly<Record<MarketKind, boolean>>;

/** A tie is between two teams (document 1, section 2). */
const tiedTeamsMost = 2;

export function shownMarkets(
  match: Pick<MatchDetail, 'isMatchOdds' | 'isTieOdds' | 'isToss'>,
  flags: Readonly<Record<FlagName, boolean>>,
  teamCount: number,
): ShownMarkets {
  return {
    'match-odds': match.isMatchOdds && flags.matchOdds,
    bookmaker: true,
    'tied-match': match.isTieOdds && flags.tiedOdds && teamCount <= tiedTeamsMost,
    toss: match.isToss,
    fancy: !flags.noFancyMatchDetails,
  };
}
