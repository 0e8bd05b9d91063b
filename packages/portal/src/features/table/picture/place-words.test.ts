import { faceOf } from '@maidan/games/boards';
import { tables } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { ar } from '../../../i18n/table/ar.ts';
import { es } from '../../../i18n/table/es.ts';
import { fr } from '../../../i18n/table/fr.ts';
import { hi } from '../../../i18n/table/hi.ts';
import { it } from '../../../i18n/table/it.ts';
import { zh } from '../../../i18n/table/zh.ts';
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
