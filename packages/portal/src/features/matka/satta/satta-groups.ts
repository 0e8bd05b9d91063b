import type { PickGroup } from '../numbers/number-grid.tsx';
import { pickKey } from '../numbers/pick-key.ts';
import type { Pick } from '../slip/picked-lines.ts';

/** What the slip screen lets one choose (document 2, section 2). */
export type SattaGame = 'singlePatti' | 'harup';

interface Words {
  readonly andar: string;
  readonly bahar: string;
  readonly andarOf: (number: string) => string;
  readonly baharOf: (number: string) => string;
}

interface Rates {
  readonly SINGLE: number;
  readonly JODI: number;
}

const upTo = (last: number, digits: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(digits, '0'));

const pickOf = (parts: Omit<Pick, 'key'>): Pick => ({
  ...parts,
  key: pickKey(parts.game, parts.draw, parts.number, true),
});

/** 01 to 100, sent as JODI and OPEN. */
const hundred = (rate: number): readonly PickGroup[] => [
  {
    key: 'hundred',
    title: undefined,
    picks: upTo(100, 2).map((number) => pickOf({ game: 'JODI', draw: 'OPEN', number, label: number, rate })),
  },
];

/** Andar is a single on the open digit, bahar one on the close digit. */
function andarBahar(rate: number, words: Words): readonly PickGroup[] {
  const side = (draw: Pick['draw'], title: string, say: (number: string) => string): PickGroup => ({
    key: draw,
    title,
    picks: upTo(10, 1).map((number) => pickOf({ game: 'SINGLE', draw, number, label: say(number), rate })),
  });
  return [side('OPEN', words.andar, words.andarOf), side('CLOSE', words.bahar, words.baharOf)];
}

export function sattaGroups(game: SattaGame, rates: Rates, words: Words): readonly PickGroup[] {
  return game === 'singlePatti' ? hundred(rates.JODI) : andarBahar(rates.SINGLE, words);
}
