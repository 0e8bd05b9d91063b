import { jodis, pannaGroups } from '@maidan/games/rules';
import type { MatkaGame } from './matka-game.ts';

export interface NumberGroup {
  /** The ank of its pannas; undefined if the game has one group. */
  readonly ank: string | undefined;
  readonly numbers: readonly string[];
}

export type NumberGame = Exclude<MatkaGame, 'ODD_EVEN'>;

const oneGroup = (numbers: readonly string[]): readonly NumberGroup[] => [{ ank: undefined, numbers }];
/** Groups are shown from 0 to 9. */
const digits = [...'0123456789'];

function pannasByAnk(kind: 'single' | 'double'): readonly NumberGroup[] {
  const groups = pannaGroups(kind);
  return digits.map((ank) => ({
    ank,
    numbers: groups.find((group) => group.ank === ank)?.pannas ?? [],
  }));
}

/** Document 2, section 2, in its order. */
const groups: Record<NumberGame, () => readonly NumberGroup[]> = {
  SINGLE: () => oneGroup(digits),
  JODI: () => oneGroup(jodis),
  SINGLE_PATTI: () => pannasByAnk('single'),
  DOUBLE_PATTI: () => pannasByAnk('double'),
  TRIPLE_PATTI: () => oneGroup(digits.map((digit) => digit.repeat(3))),
};

export const numberGroups = (game: NumberGame): readonly NumberGroup[] => groups[game]();
