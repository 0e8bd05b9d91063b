import type { Side } from '@maidan/betting';
import { timesHundred } from '@maidan/ui/format/coins.ts';
import { formatPrice, formatRun, formatWholeRate } from '@maidan/ui/format/rates.ts';
import type { MarketKind, Quote } from '../prices/match-book.ts';
import type { SportsTexts } from '../texts/en.ts';

/** A cell's main figure: a fancy's run, a bookmaker's raw value times 100, an exchange's decimal price (section 9). */
export function showPrice({ odds, run }: Quote, isExchange: boolean): string {
  if (run !== undefined) return formatRun(run);
  return isExchange ? formatPrice(odds) : String(Number(timesHundred(odds).toFixed(2)));
}

/** A fancy's rate under its run; 0.00 if there is none (section 4). */
export function showFancyRate(odds: number): string {
  return odds > 0 ? formatWholeRate(odds) : '0.00';
}

/** In one line for the slip, such as '41 / 90' for a fancy; the order is kept within right-to-left text. */
export function showWhole(quote: Quote, isExchange: boolean): string {
  const price = showPrice(quote, isExchange);
  return quote.run === undefined ? price : `\u2066${price} / ${showFancyRate(quote.odds)}\u2069`;
}

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

export function showSize(size: number): string {
  return compact.format(size);
}

export type Mode = 'lagai' | 'khai' | 'yes' | 'no';

/** The players' words for the two sides: lagai and khai, or yes and no on a fancy. */
export function modeOf(kind: MarketKind, side: Side): Mode {
  if (kind === 'fancy') return side === 'back' ? 'yes' : 'no';
  return side === 'back' ? 'lagai' : 'khai';
}

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
