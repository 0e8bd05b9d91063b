import { jodis, pannaGroups } from '@maidan/games/rules';
import type { MatkaGame } from '../matka-game.ts';
import type { Pick } from '../slip/picked-lines.ts';
import type { PickGroup } from './number-grid.tsx';
import { pickKey } from './tile-marks.ts';

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

/** The choices on the slip screen (document 2, section 2). */
export type SattaGame = 'singlePatti' | 'haroop';

interface Words {
  readonly andar: string;
  readonly bahar: string;
  readonly andarOf: (number: string) => string;
  readonly baharOf: (number: string) => string;
}

interface Terms {
  readonly rates: { readonly SINGLE: number; readonly JODI: number } | undefined;
  readonly day: string;
}

const upTo = (last: number, digits: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(digits, '0'));

const pickOf = (parts: Omit<Pick, 'key'>): Pick => ({
  ...parts,
  key: pickKey(parts.game, parts.draw, parts.number, true),
});

/** 01 to 100, sent as JODI and OPEN. */
const hundred = ({ rates, day }: Terms): readonly PickGroup[] => [
  {
    key: 'hundred',
    title: undefined,
    picks: upTo(100, 2).map((number) =>
      pickOf({ game: 'JODI', draw: 'OPEN', number, label: number, rate: rates?.JODI, day }),
    ),
  },
];

/** Andar is a single on the open digit, bahar a single on the close digit. */
function andarBahar({ rates, day }: Terms, words: Words): readonly PickGroup[] {
  const side = (draw: Pick['draw'], title: string, format: (number: string) => string): PickGroup => ({
    key: draw,
    title,
    picks: upTo(10, 1).map((number) =>
      pickOf({ game: 'SINGLE', draw, number, label: format(number), rate: rates?.SINGLE, day }),
    ),
  });
  return [side('OPEN', words.andar, words.andarOf), side('CLOSE', words.bahar, words.baharOf)];
}

export function sattaGroups(game: SattaGame, terms: Terms, words: Words): readonly PickGroup[] {
  return game === 'singlePatti' ? hundred(terms) : andarBahar(terms, words);
}
