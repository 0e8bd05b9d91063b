import { expect, test } from 'vitest';
import { fakeMatka } from './fake-matka.ts';
import { doneStop, offeredDraws, tapStop } from './matka-game.ts';

const matka = fakeMatka();

test('tapping a number of an open market opens the slip', () => {
  expect(tapStop(matka, 'SINGLE', 'OPEN')).toBeUndefined();
  expect(tapStop(matka, 'JODI', 'CLOSE')).toBeUndefined();
});

test('betStatus off is the first reason', () => {
  const shut = fakeMatka({ betStatus: false, openBet: false });
  expect(tapStop(shut, 'SINGLE', undefined)).toBe('shutByUpline');
  expect(doneStop(shut, [{ game: 'SINGLE', draw: 'OPEN' }])).toBe('shutByUpline');
});

test('without a market type no number can be tapped', () => {
  expect(tapStop(matka, 'SINGLE_PATTI', undefined)).toBe('selectMarket');
});

test.each([
  ['SINGLE', 'OPEN', { openBet: false }],
  ['DOUBLE_PATTI', 'CLOSE', { closeBet: false }],
  ['JODI', 'CLOSE', { jodiBet: false }],
  ['JODI', 'OPEN', { jodiBet: false }],
] as const)('a tap on %s %s says timeout when its flag is off', (game, draw, flags) => {
  expect(tapStop(fakeMatka(flags), game, draw)).toBe('timeout');
});

test('a jodi needs its own flag, not those of open and close', () => {
  expect(tapStop(fakeMatka({ openBet: false, closeBet: false }), 'JODI', 'CLOSE')).toBeUndefined();
});

test('a slip whose market shut meanwhile closes, with a different text for jodis', () => {
  const lines = [{ game: 'JODI', draw: 'CLOSE' }] as const;
  expect(doneStop(matka, lines)).toBeUndefined();
  expect(doneStop(fakeMatka({ jodiBet: false }), lines)).toBe('jodiClosed');
  expect(doneStop(fakeMatka({ openBet: false }), [{ game: 'SINGLE', draw: 'OPEN' }])).toBe('timeout');
});

test('open and close are offered only when their flag is on', () => {
  expect(offeredDraws(matka)).toEqual(['OPEN', 'CLOSE']);
  expect(offeredDraws(fakeMatka({ openBet: false }))).toEqual(['CLOSE']);
  expect(offeredDraws(fakeMatka({ openBet: false, closeBet: false }))).toEqual([]);
});
