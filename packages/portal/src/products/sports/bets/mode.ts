import type { Side } from '@maidan/betting';
import type { MarketKind } from '../prices/match-book.ts';

export type Mode = 'lagai' | 'khai' | 'yes' | 'no';

/** The players' words for the two sides: lagai and khai, or yes and no on a fancy. */
export function modeOf(kind: MarketKind, side: Side): Mode {
  if (kind === 'fancy') return side === 'back' ? 'yes' : 'no';
  return side === 'back' ? 'lagai' : 'khai';
}
