import type { Language } from '@maidan/contract/wire';
import { faceOf } from '@maidan/games/boards';
import { tables } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import { formatOption } from '../../option-texts/format-option.ts';
import { useTableTexts } from '../../texts/table-texts.ts';
import { placeName } from '../results/format-result.ts';

const load = async <Texts>(dictionary: { readonly load: (language: Language) => Promise<Texts> }) => ({
  ar: await dictionary.load('ar'),
  es: await dictionary.load('es'),
  fr: await dictionary.load('fr'),
  hi: await dictionary.load('hi'),
  it: await dictionary.load('it'),
  zh: await dictionary.load('zh'),
});
const texts = await load(useTableTexts);
const casinoTexts = await load(useCasinoTexts);
const { ar, fr, hi, it, zh } = texts;

/** The same in every language. */
const names = ['WORLI', '7'];

test.each(Object.entries(texts))('every place of every cloth is translated in %s', (language, texts) => {
  const places = tables.flatMap(({ code }) => faceOf(code)?.lay(360).places ?? []);
  const unnamed = places.filter(
    ({ id, title }) => (texts.words[id] ?? texts.words[title]) === undefined && !names.includes(title),
  );
  expect(
    unnamed.map(({ title }) => title),
    `add these to the words of ${language} in texts.ts of the table`,
  ).toEqual([]);
});

test.each(Object.entries({ ar, hi }))(
  'no place of a cloth and no head of a board is in Latin script in %s',
  (_, texts) => {
    const places = tables.flatMap(({ code }) => faceOf(code)?.lay(360).places ?? []);
    const words = [
      ...places.map(({ id, title }) => texts.words[id] ?? texts.words[title] ?? title),
      texts.words.lagai,
      texts.words.khai,
    ];
    expect(words.filter((word) => word === undefined || /[a-z]{2}/i.test(word))).toEqual([]);
  },
);

/** Words of the trade, and abbreviations, that some languages keep. */
const kept = ['Lagai', 'Khai', 'SA', 'SB', 'MIN', 'MAX'];

/** The texts that a board writes itself, by key. */
function wordsOf(code: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  faceOf(code)?.Board({
    felt: {
      cell: () => null,
      word: (key, english) => {
        found.set(key, english);
        return english;
      },
      price: () => undefined,
      share: () => 1,
      hasWon: () => false,
    },
  });
  return found;
}

test.each(Object.entries(texts))('every text of every board is translated in %s', (language, { words }) => {
  const options = casinoTexts[language as keyof typeof casinoTexts].options;
  const marked = Object.fromEntries(Object.keys(options).map((key) => [key, '0']));
  const isTranslated = ([key, english]: readonly [string, string]) =>
    words[key] !== undefined ||
    kept.includes(english) ||
    !/[a-z]{2}/i.test(formatOption(english, { options: marked }));
  const unnamed = tables.flatMap(({ code }) => [...wordsOf(code)].filter((word) => !isTranslated(word)));
  expect(unnamed, `add these keys to the words of ${language} in texts.ts of the table`).toEqual([]);
});

test('a streak names the winner as on the cloth', () => {
  expect([placeName('low', fr), placeName('tiger', fr), placeName('worli', fr)]).toEqual([
    'Basse',
    'Tigre',
    'WORLI',
  ]);
});

test('a winner is named in full, however narrow its box', () => {
  expect([placeName('player 8', it), placeName('andar', it), placeName('amar', zh)]).toEqual([
    'Giocatore 8',
    'Andar',
    'Amar',
  ]);
});
