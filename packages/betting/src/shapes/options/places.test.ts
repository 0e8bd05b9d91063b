import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../testing/book-of.ts';
import { settle } from '../../../testing/settle.ts';
import type { Leg, Side } from '../../bet.ts';
import { coinsFromWhole } from '../../coins.ts';
import { held, shapeOf } from '../../market.ts';
import { oddsFromDecimal } from '../../prices/odds.ts';
import type { PlacesDefinition } from './places.ts';

const toWin: PlacesDefinition = { shape: 'places', runners: ['ash', 'bay', 'cob'], places: 1 };
const toBePlaced: PlacesDefinition = { ...toWin, places: 2 };

const bet = (option: string, side: Side, whole: number, price: number): Leg => ({
  option,
  side,
  stake: coinsFromWhole(whole),
  odds: oddsFromDecimal(price),
});

const placed = (winners: readonly string[], withdrawn: readonly string[] = []) => ({
  placed: { winners, withdrawn },
});

const standing = (definition: PlacesDefinition, legs: readonly Leg[]): string[] => {
  const positions = shapeOf(definition).positions(definition, bookOf(definition, legs));
  if (positions.by !== 'option') throw new Error('a race stands by runner');
  return positions.options.map(({ option, profit }) => `${option} ${profit / 100n}`);
};

describe('a market with places', () => {
  it('pays every runner that is placed in full', () => {
    const legs = [bet('ash', 'back', 10, 3), bet('bay', 'back', 10, 2), bet('cob', 'lay', 10, 5)];
    expect(settle(toBePlaced, legs, placed(['ash', 'bay']))).toBe(coinsFromWhole(20 + 10 + 10));
    expect(settle(toBePlaced, legs, placed(['bay', 'cob']))).toBe(coinsFromWhole(-10 + 10 - 40));
  });

  it('pays in full where fewer finish than there are places', () => {
    expect(settle(toBePlaced, [bet('ash', 'back', 10, 3)], placed(['ash']))).toBe(coinsFromWhole(20));
  });

  it('divides a dead heat: the part for which there is a place wins, the rest loses', () => {
    const back = bet('ash', 'back', 30, 4);
    expect(settle(toWin, [back], placed(['ash', 'bay']))).toBe(coinsFromWhole(45 - 15));
    expect(settle(toBePlaced, [back], placed(['ash', 'bay', 'cob']))).toBe(coinsFromWhole(60 - 10));
    expect(settle(toBePlaced, [{ ...back, side: 'lay' }], placed(['ash', 'bay', 'cob']))).toBe(
      coinsFromWhole(-60 + 10),
    );
  });

  it('rounds the broken hundredth of a dead heat in favour of the client, on either side', () => {
    const back = bet('ash', 'back', 10, 4);
    const outcome = placed(['ash', 'bay', 'cob']);
    expect(settle(toWin, [back], outcome)).toBe(334n);
    expect(settle(toWin, [{ ...back, side: 'lay' }], outcome)).toBe(-333n);
  });

  it('returns bets on a runner that was withdrawn, and those on the others stand', () => {
    const legs = [bet('ash', 'back', 10, 3), bet('cob', 'back', 10, 9), bet('cob', 'lay', 4, 9)];
    expect(settle(toWin, legs, placed(['ash'], ['cob']))).toBe(coinsFromWhole(20));
  });

  it('holds both of two lays where both can win, and one where one can', () => {
    const lays = [bet('ash', 'lay', 10, 3), bet('bay', 'lay', 10, 3)];
    expect(held(toWin, bookOf(toWin, lays))).toBe(coinsFromWhole(20));
    expect(held(toBePlaced, bookOf(toBePlaced, lays))).toBe(coinsFromWhole(40));
  });

  it('does not count on the stake of a lay that may be returned', () => {
    const legs = [bet('ash', 'lay', 10, 3), bet('bay', 'lay', 10, 1.5)];
    expect(settle(toWin, legs, placed(['ash']))).toBe(coinsFromWhole(-20 + 10));
    expect(settle(toWin, legs, placed(['ash'], ['bay']))).toBe(coinsFromWhole(-20));
    expect(held(toWin, bookOf(toWin, legs))).toBe(coinsFromWhole(20));
  });

  it('shows beside a runner the least profit if it wins', () => {
    const legs = [bet('ash', 'back', 10, 3), bet('bay', 'lay', 10, 5)];
    expect(standing(toWin, legs)).toEqual(['ash 30', 'bay -50', 'cob 0']);
    expect(standing(toBePlaced, legs)).toEqual(['ash -20', 'bay -50', 'cob -50']);
  });

  it('throws on a runner it does not have', () => {
    const stranger = bet('dun', 'back', 10, 3);
    expect(shapeOf(toWin).accepts(toWin, stranger)).toBe(false);
    expect(() => bookOf(toWin, [stranger])).toThrow('no runner dun');
  });

  it.each([
    placed([]),
    placed(['dun']),
    placed(['ash', 'ash']),
    placed(['ash'], ['ash']),
    placed(['ash'], ['dun']),
    { placed: { winners: ['ash'] } },
    { winner: 'ash' },
  ])('does not take %j for an outcome', (outcome) => {
    expect(shapeOf(toWin).isOutcome(toWin, outcome)).toBe(false);
    expect(() => settle(toWin, [], outcome as never)).toThrow('not an outcome');
  });
});
