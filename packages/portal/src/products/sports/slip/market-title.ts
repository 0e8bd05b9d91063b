import type { MarketKind } from '../prices/match-book.ts';
import type { SportsTexts } from '../texts/en.ts';

/** The page's title of a market of this kind. */
export function marketTitle(kind: MarketKind, { markets }: SportsTexts['match']): string {
  const titles: Record<MarketKind, string> = {
    'match-odds': markets.matchOdds,
    bookmaker: markets.bookmaker,
    'tied-match': markets.tiedMatch,
    toss: markets.toss,
    fancy: markets.fancy,
  };
  return titles[kind];
}
