import { keyedRandom, keyFromText } from '@maidan/betting';
import { games } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { useCasinoTexts } from './casino-texts.ts';
import { en } from './en.ts';
import { formatRoundResult } from './format-round-result.ts';

const it = await useCasinoTexts.load('it');

test.each([
  ['High wins with the nine of diamonds', 'Alta'],
  ['Player 8 wins with 21', 'Giocatore 8'],
  ['Andar wins: the joker is the four of spades', 'Andar'],
  ['Tie: both cards are the two of clubs', 'Pareggio'],
  ['The seven of spades: Low and High lose half the stake', 'Pareggio'],
  ['Both hands are a pair of kings: stakes on the players are returned', 'Pareggio'],
  ['Lion and Tiger tie with a pair of kings: every stake is returned', 'Pareggio'],
  ['0 + 2 + 9 ends in 1: 1 Single, Line 1 and Odd win', '1'],
])('"%s" is translated as %s', (shown, expected) => {
  expect(formatRoundResult(shown, it)).toBe(expected);
});

test('in English the house’s whole sentence is kept', () => {
  const shown = 'High wins with the nine of diamonds';
  expect(formatRoundResult(shown, en)).toBe(shown);
});

test('the text of a correction is not changed', () => {
  expect(formatRoundResult('Wrong deck', it)).toBe('Wrong deck');
});

test.each(games.map((game) => [game.entry.code, game] as const))(
  'every result of 500 rounds of %s is translated',
  (code, game) => {
    const random = keyedRandom(keyFromText(code));
    const reasons = Array.from({ length: 500 }, () => game.judge(game.deal(random)).reason);
    expect(reasons.filter((reason) => formatRoundResult(reason, it) === reason)).toEqual([]);
  },
);
