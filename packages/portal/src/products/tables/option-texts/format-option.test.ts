import { games } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { useCasinoTexts } from './casino-texts.ts';
import { formatOption } from './format-option.ts';

/** Not translated: numbers, cards, players' letters, side bets and names of persons. */
const same = /^(\d+|[ABJQK]|&|SA|SB|Amar|Akbar|Anthony)$/;

const others = ['ar', 'es', 'fr', 'hi', 'it', 'zh'] as const;

const names = new Set(
  games.flatMap(({ options, shutTiles = [] }) => [...options, ...shutTiles]).map(({ name }) => name),
);

test.each(others)('every part of every option’s name is translated in %s', async (code) => {
  const { options } = await useCasinoTexts.load(code);
  const marked = Object.fromEntries(Object.keys(options).map((key) => [key, '0']));
  const left = [...names].filter((name) =>
    formatOption(name, { options: marked })
      .split(' ')
      .some((word) => !same.test(word)),
  );
  expect(left).toEqual([]);
});

test.each(['hi', 'ar'] as const)('in %s the names of persons are in its own script too', async (code) => {
  const texts = await useCasinoTexts.load(code);
  const shown = ['Amar', 'Akbar', 'Anthony'].map((name) => formatOption(name, texts));
  expect(shown.filter((name) => /[a-z]/i.test(name))).toEqual([]);
});

test('in English names stay as the house sent them', async () => {
  const en = await useCasinoTexts.load('en');
  for (const name of names) expect(formatOption(name, en)).toBe(name);
});

test('the longest known phrase is translated as one', async () => {
  const es = await useCasinoTexts.load('es');
  expect(formatOption('Pair plus A', es)).toBe('Pareja o más A');
  expect(formatOption('Dragon Card 5', es)).toBe('Dragón Carta 5');
  expect(formatOption('HIGH Card', es)).toBe('Carta alta');
});
