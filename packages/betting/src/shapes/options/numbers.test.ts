import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../testing/book-of.ts';
import { settle } from '../../../testing/settle.ts';
import type { Leg } from '../../bet.ts';
import { coinsFromWhole } from '../../coins.ts';
import { held, shapeOf } from '../../market.ts';
import { oddsFromDecimal } from '../../prices/odds.ts';
import type { NumbersDefinition } from './numbers.ts';

const digits = Array.from({ length: 10 }, (_, digit) => `${digit}`);
const single: NumbersDefinition = { shape: 'numbers', numbers: digits };
const jodi: NumbersDefinition = {
  shape: 'numbers',
  numbers: digits.flatMap((open) => digits.map((close) => open + close)),
};

function bet(option: string, whole: number, rate: number): Leg {
  return { option, side: 'back', stake: coinsFromWhole(whole), odds: oddsFromDecimal(rate) };
}

describe('a matka draw', () => {
  it('pays a single at 9.5 with the stake included', () => {
    expect(settle(single, [bet('8', 100, 9.5)], { number: '8' })).toBe(coinsFromWhole(850));
    expect(settle(single, [bet('8', 100, 9.5)], { number: '0' })).toBe(coinsFromWhole(-100));
  });

  it('holds every stake while some number is not backed', () => {
    const nine = digits.slice(1).map((digit) => bet(digit, 100, 9.5));
    expect(held(single, bookOf(single, nine))).toBe(coinsFromWhole(900));
  });

  it('holds only what all ten together must lose once all are backed', () => {
    const all = digits.map((digit) => bet(digit, 100, 9.5));
    expect(held(single, bookOf(single, all))).toBe(coinsFromWhole(50));
  });

  it('pays a jodi as a single on the open ank when the close draw fails', () => {
    const shared = { shared: { numbers: digits.map((close) => `8${close}`) } };
    expect(settle(jodi, [bet('80', 100, 95)], shared)).toBe(coinsFromWhole(850));
    expect(settle(jodi, [bet('08', 100, 95)], shared)).toBe(coinsFromWhole(-100));
  });

  it('shows the profit beside each number', () => {
    const positions = shapeOf(single).positions(single, bookOf(single, [bet('8', 100, 9.5)]));
    if (positions.by !== 'option') throw new Error('a draw stands by number');
    expect(positions.options.map(({ profit }) => profit / 100n)).toEqual([
      -100n,
      -100n,
      -100n,
      -100n,
      -100n,
      -100n,
      -100n,
      -100n,
      850n,
      -100n,
    ]);
  });

  it('takes no lay and no number of another draw', () => {
    const { accepts } = shapeOf(single);
    expect(accepts(single, { ...bet('8', 100, 9.5), side: 'lay' })).toBe(false);
    expect(accepts(single, bet('80', 100, 95))).toBe(false);
    expect(() => bookOf(single, [bet('80', 100, 95)])).toThrow('no back of number 80');
  });

  it.each([{ number: '80' }, { number: 8 }, { shared: { numbers: ['8'] } }, { shared: ['8', '9'] }])(
    'does not take %j for an outcome',
    (outcome) => {
      expect(shapeOf(single).isOutcome(single, outcome)).toBe(false);
    },
  );
});
