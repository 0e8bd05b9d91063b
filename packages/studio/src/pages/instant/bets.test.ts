import { expect, test } from 'vitest';
import { findVirtualGame } from '../../rules/virtual-games.ts';
import { clear, double, noBets, place, played, rebet, takeBack, totalOf, undo } from './bets.ts';
import { findFault } from './use-instant-game.ts';

const chip = (option: string, points = 10) => ({ option, points });
const red = place(noBets, [chip('red')]);

test('chips on one spot add up', () => {
  expect(place(red, [chip('red', 25)]).stakes).toEqual({ red: 35 });
});

test('one undo reverts one action, however many spots it covered', () => {
  const tiers = place(red, [chip('split-5-8'), chip('split-10-11')]);
  expect(totalOf(tiers.stakes)).toBe(30);
  expect(undo(tiers).stakes).toEqual({ red: 10 });
  expect(undo(undo(tiers)).stakes).toEqual({});
  expect(undo(noBets)).toBe(noBets);
});

test('clear and double can be undone', () => {
  expect(undo(clear(red)).stakes).toEqual({ red: 10 });
  expect(double(red).stakes).toEqual({ red: 20 });
  expect(undo(double(red)).stakes).toEqual({ red: 10 });
});

test('taking a chip back leaves the others; less than the minimum is removed too', () => {
  const two = place(red, [chip('red', 25), chip('odd')]);
  expect(takeBack(two, chip('red', 25), 10).stakes).toEqual({ odd: 10, red: 10 });
  expect(takeBack(two, chip('red', 30), 10).stakes).toEqual({ odd: 10 });
});

test('a played round clears the table, and rebet places the same chips again', () => {
  const after = played(place(red, [chip('odd')]));
  expect(after.stakes).toEqual({});
  expect(undo(after)).toBe(after);
  expect(rebet(after).stakes).toEqual({ red: 10, odd: 10 });
  expect(double(rebet(after)).stakes).toEqual({ red: 20, odd: 20 });
});

test('rebet without a previous round does nothing', () => {
  expect(rebet(noBets)).toBe(noBets);
});

const roulette = findVirtualGame('roulette', '1');

test.each([
  ['below the least of a spot', { red: 5 }, '1000.00', { kind: 'below-min', limit: '10' }],
  ['above the most of a spot', { 'straight-17': 2010 }, '9000.00', { kind: 'above-max', limit: '2,000' }],
  ['above what may be staked', { red: 60 }, '59.99', { kind: 'balance', limit: '59.99' }],
  ['on a spot that is not there', { 'straight-37': 10 }, '1000.00', { kind: 'unknown-option', limit: '0' }],
])('chips %s are refused, with the limit', (_, stakes, balance, fault) => {
  expect(roulette && findFault(roulette, stakes, balance)).toEqual(fault);
});

test('chips worth the whole balance are accepted', () => {
  expect(roulette && findFault(roulette, { red: 60 }, '60.00')).toBeUndefined();
});
