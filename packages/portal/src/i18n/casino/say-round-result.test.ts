import { expect, test } from 'vitest';
import { en } from './en.ts';
import { it } from './it.ts';
import { sayRoundResult } from './say-round-result.ts';

test.each([
  ['High wins with the nine of diamonds', 'Alta'],
  ['Player 8 wins with 21', 'Giocatore 8'],
  ['Andar wins: the joker is the four of spades', 'Andar'],
  ['Tie: both cards are the two of clubs', 'Pareggio'],
  ['0 + 2 + 9 ends in 1: 1 Single, Line 1 and Odd win', '1'],
])('"%s" is translated as %s', (shown, said) => {
  expect(sayRoundResult(shown, it)).toBe(said);
});

test('in English the house’s whole sentence is kept', () => {
  const shown = 'High wins with the nine of diamonds';
  expect(sayRoundResult(shown, en)).toBe(shown);
});

test('the text of a correction is not changed', () => {
  expect(sayRoundResult('Wrong deck', it)).toBe('Wrong deck');
});
