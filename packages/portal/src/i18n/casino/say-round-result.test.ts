import { expect, test } from 'vitest';
import { en } from './en.ts';
import { it } from './it.ts';
import { sayRoundResult } from './say-round-result.ts';

const round = (showResult: string, desc: string) => ({
  showResult,
  resultDetails: { cards: '', gtype: 'lucky7eu', win: '2', desc },
});
const high = round('High wins with the nine of diamonds', 'High||Red||Odd||9');

test.each([
  [high, 'Alta'],
  [round('Player 8 wins with 21', 'Player 8||8 : Odd  |  9 : Odd'), 'Giocatore 8'],
  [round('Andar wins: the joker is the four of spades', 'Andar||Spade||Even||4'), 'Andar'],
  [round('Tie: both cards are the two of clubs', 'Tie||Yes'), 'Pareggio'],
  [round('0 + 2 + 9 ends in 1: 1 Single, Line 1 and Odd win', '290||1'), '290-1'],
])('the winner of $showResult is called %s', (shown, said) => {
  expect(sayRoundResult(shown, it)).toBe(said);
});

test('in English the house says more', () => {
  expect(sayRoundResult(high, en)).toBe(high.showResult);
});

test('of a round that was corrected, or of which nothing is known, the words of the house stand', () => {
  expect(sayRoundResult({ ...high, showResult: 'Wrong deck' }, it)).toBe('Wrong deck');
  expect(sayRoundResult(round('Wrong deck', '290||1'), it)).toBe('Wrong deck');
  expect(sayRoundResult({ ...high, resultDetails: null }, it)).toBe(high.showResult);
});
