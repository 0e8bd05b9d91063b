import type { MarketKind } from '../live/match-book.ts';
import type { BookSide } from '../live/price-keys.ts';

export type Mode = 'lagai' | 'khai' | 'yes' | 'no';

/** What players call the two sides: lagai and khai, on a fancy yes and no. */
export function modeOf(kind: MarketKind, side: BookSide): Mode {
  if (kind === 'fancy') return side === 'back' ? 'yes' : 'no';
  return side === 'back' ? 'lagai' : 'khai';
}
