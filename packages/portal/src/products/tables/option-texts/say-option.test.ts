import { games, suitTiles } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { languages } from '../../../texts/languages.ts';
import type { CasinoTexts } from './en.ts';
import { sayOption } from './say-option.ts';

/** Not translated: numbers, cards, players' letters, side bets and names of persons. */
const same = /^(\d+|[ABJQK]|&|SA|SB|Amar|Akbar|Anthony)$/;

const textsIn = async (code: string): Promise<CasinoTexts> => {
  const { [code]: texts }: Record<string, CasinoTexts> = await import(`./${code}.ts`);
  if (texts === undefined) throw new Error(`no texts in ${code}`);
  return texts;
};

const names = new Set([...games.flatMap(({ options }) => options), ...suitTiles].map(({ name }) => name));

test.each(Object.keys(languages).filter((code) => code !== 'en'))(
  'every part of every option’s name is translated in %s',
  async (code) => {
    const { options } = await textsIn(code);
    const marked = Object.fromEntries(Object.keys(options).map((key) => [key, '0']));
    const left = [...names].filter((name) =>
      sayOption(name, { options: marked })
        .split(' ')
        .some((word) => !same.test(word)),
    );
    expect(left).toEqual([]);
  },
);

test.each(['hi', 'ar'])('in %s the names of persons are in its own script too', async (code) => {
  const texts = await textsIn(code);
  const said = ['Amar', 'Akbar', 'Anthony'].map((name) => sayOption(name, texts));
  expect(said.filter((name) => /[a-z]/i.test(name))).toEqual([]);
});

test('in English names stay as the house sent them', async () => {
  const en = await textsIn('en');
  for (const name of names) expect(sayOption(name, en)).toBe(name);
});

test('the longest known phrase is translated as one', async () => {
  const es = await textsIn('es');
  expect(sayOption('Pair plus A', es)).toBe('Pareja o más A');
  expect(sayOption('Dragon Card 5', es)).toBe('Dragón Carta 5');
  expect(sayOption('HIGH Card', es)).toBe('Carta alta');
});
