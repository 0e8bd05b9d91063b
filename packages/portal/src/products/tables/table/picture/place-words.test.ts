import { faceOf } from '@maidan/games/boards';
import { tables } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { ar as arOptions } from '../../option-texts/ar.ts';
import { es as esOptions } from '../../option-texts/es.ts';
import { fr as frOptions } from '../../option-texts/fr.ts';
import { hi as hiOptions } from '../../option-texts/hi.ts';
import { it as itOptions } from '../../option-texts/it.ts';
import { sayOption } from '../../option-texts/say-option.ts';
import { zh as zhOptions } from '../../option-texts/zh.ts';
import { ar } from '../../texts/ar.ts';
import { es } from '../../texts/es.ts';
import { fr } from '../../texts/fr.ts';
import { hi } from '../../texts/hi.ts';
import { it } from '../../texts/it.ts';
import { zh } from '../../texts/zh.ts';
import { placeName } from '../results/say-result.ts';

/** The same in every language. */
const names = ['WORLI', '7'];

test.each(Object.entries({ ar, es, fr, hi, it, zh }))(
  'every place of every cloth is translated in %s',
  (language, texts) => {
    const places = tables.flatMap(({ code }) => faceOf(code)?.lay(360).places ?? []);
    const unsaid = places.filter(
      ({ id, title }) => (texts.words[id] ?? texts.words[title]) === undefined && !names.includes(title),
    );
    expect(
      unsaid.map(({ title }) => title),
      `add these to words of i18n/table/${language}.ts`,
    ).toEqual([]);
  },
);

test.each(Object.entries({ ar, hi }))(
  'no place of a cloth and no head of a board is in Latin script in %s',
  (_, texts) => {
    const places = tables.flatMap(({ code }) => faceOf(code)?.lay(360).places ?? []);
    const said = [
      ...places.map(({ id, title }) => texts.words[id] ?? texts.words[title] ?? title),
      texts.words.lagai,
      texts.words.khai,
    ];
    expect(said.filter((word) => word === undefined || /[a-z]{2}/i.test(word))).toEqual([]);
  },
);

const casinoTexts = {
  ar: arOptions,
  es: esOptions,
  fr: frOptions,
  hi: hiOptions,
  it: itOptions,
  zh: zhOptions,
};

/** Words of the trade, and abbreviations, that some languages keep. */
const kept = ['Lagai', 'Khai', 'SA', 'SB', 'MIN', 'MAX'];

/** The texts that a board writes itself, by key. */
function wordsOf(code: string): ReadonlyMap<string, string> {
  const asked = new Map<string, string>();
  faceOf(code)?.Board({
    felt: {
      cell: () => null,
      word: (key, english) => {
        asked.set(key, english);
        return english;
      },
      price: () => undefined,
      share: () => 1,
      hasWon: () => false,
    },
  });
  return asked;
}

test.each(Object.entries({ ar, es, fr, hi, it, zh }))(
  'every text of every board is translated in %s',
  (language, texts) => {
    const options = casinoTexts[language as keyof typeof casinoTexts].options;
    const marked = Object.fromEntries(Object.keys(options).map((key) => [key, '0']));
    const isSaid = ([key, english]: readonly [string, string]) =>
      texts.words[key] !== undefined ||
      kept.includes(english) ||
      !/[a-z]{2}/i.test(sayOption(english, { options: marked }));
    const unsaid = tables.flatMap(({ code }) => [...wordsOf(code)].filter((word) => !isSaid(word)));
    expect(unsaid, `add these keys to words of i18n/table/${language}.ts`).toEqual([]);
  },
);

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
