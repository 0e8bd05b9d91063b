import type { Side } from '@maidan/betting';
import type { MarketKind } from '../prices/match-book.ts';

export type Mode = 'lagai' | 'khai' | 'yes' | 'no';

/** What players call the two sides: lagai and khai, on a fancy yes and no. */
export function modeOf(kind: MarketKind, side: Side): Mode {
  if (kind === 'fancy') return side === 'back' ? 'yes' : 'no';
  return side === 'back' ? 'lagai' : 'khai';
}
