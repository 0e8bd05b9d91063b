import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../testing/book-of.ts';
import { settle } from '../../../testing/settle.ts';
import type { Leg } from '../../bet.ts';
import { coins, coinsFromWhole } from '../../coins.ts';
import { held, shapeOf } from '../../market.ts';
import { odds, oddsFromDecimal } from '../../prices/odds.ts';
import type { OptionsDefinition } from './options.ts';

/** Lucky 7: a seven takes half of low and high; one of odd and even always wins. */
const lucky: OptionsDefinition = {
  shape: 'options',
  groups: [
    {
      id: 'low-high',
      options: ['low', 'high'],
      outcomes: [
        { id: 'low', verdicts: { low: 'win' } },
        { id: 'high', verdicts: { high: 'win' } },
        { id: 'seven', verdicts: { low: 'half-loss', high: 'half-loss' } },
      ],
    },
    { id: 'parity', options: ['even', 'odd'], isComplete: true },
    { id: 'card', options: ['1', '2', '3'] },
  ],
};

/** 20-20 teenpatti: a tie pushes, and pair plus pays by the hand. */
const pairPlus = { pair: 1, colour: 4, sequence: 6, trail: 30, pure: 40 };
const teen20: OptionsDefinition = {
  shape: 'options',
  groups: [
    {
      id: 'winner',
      options: ['A', 'B'],
      outcomes: [
        { id: 'A', verdicts: { A: 'win' } },
        { id: 'B', verdicts: { B: 'win' } },
        { id: 'tie', verdicts: { A: 'push', B: 'push' } },
      ],
    },
    {
      id: 'plus',
      options: ['A+'],
      outcomes: [
        { id: 'nothing', verdicts: {} },
        ...Object.entries(pairPlus).map(([id, toOne]) => ({
          id,
          verdicts: { 'A+': { pays: odds(toOne * 10_000) } },
        })),
      ],
    },
  ],
};

function back(option: string, whole: number, price: number): Leg {
  return { option, side: 'back', stake: coinsFromWhole(whole), odds: oddsFromDecimal(price) };
}

function lay(option: string, whole: number, price: number): Leg {
  return { ...back(option, whole, price), side: 'lay' };
}

function round(lowHigh: string, parity: string, card: string) {
  return { groups: { 'low-high': lowHigh, parity, card } };
}

const holds = (definition: OptionsDefinition, ...legs: Leg[]) => held(definition, bookOf(definition, legs));

describe('a table', () => {
  it('pays the option that won and takes the stake of the others', () => {
    const legs = [back('low', 100, 2), back('odd', 100, 1.83), back('2', 100, 12)];
    expect(legs.map((leg) => settle(lucky, [leg], round('low', 'even', '2')))).toEqual([
      coinsFromWhole(100),
      coinsFromWhole(-100),
      coinsFromWhole(1_100),
    ]);
  });

  it('takes half the stake on a half loss, and rounds the odd hundredth in favour of the client', () => {
    const seven = round('seven', 'odd', '1');
    expect(settle(lucky, [back('low', 100, 2)], seven)).toBe(coinsFromWhole(-50));
    expect(settle(lucky, [lay('low', 100, 2)], seven)).toBe(coinsFromWhole(50));
    expect(settle(lucky, [{ ...back('low', 1, 2), stake: coins(101n) }], seven)).toBe(-50n);
    expect(settle(lucky, [{ ...lay('low', 1, 2), stake: coins(101n) }], seven)).toBe(51n);
  });

  it('returns the stake on a push', () => {
    const tie = { groups: { winner: 'tie', plus: 'pair' } };
    for (const leg of [back('A', 100, 1.98), lay('B', 100, 1.98)]) {
      expect(settle(teen20, [leg], tie)).toBe(0n);
    }
  });

  it.each(Object.entries(pairPlus))('pays %s its own prize of %i to one', (hand, toOne) => {
    const outcome = { groups: { winner: 'A', plus: hand } };
    expect(settle(teen20, [back('A+', 100, 2)], outcome)).toBe(coinsFromWhole(100 * toOne));
  });

  it('settles a lay as the mirror of a back', () => {
    expect(settle(lucky, [lay('low', 100, 2.22)], round('low', 'odd', '1'))).toBe(coinsFromWhole(-122));
    expect(settle(lucky, [lay('low', 100, 2.22)], round('high', 'odd', '1'))).toBe(coinsFromWhole(100));
  });

  it('returns one group alone when it is void', () => {
    const outcome = { groups: { 'low-high': { void: true as const }, parity: 'odd', card: '1' } };
    expect(settle(lucky, [back('low', 100, 2)], outcome)).toBe(0n);
    expect(settle(lucky, [back('even', 100, 2)], outcome)).toBe(coinsFromWhole(-100));
  });
});

describe('what a table holds', () => {
  it('is half of both stakes when low and high are backed alike', () => {
    expect(holds(lucky, back('low', 100, 2), back('high', 100, 2))).toBe(coinsFromWhole(100));
  });

  it('is the dearer side when one of two options always wins', () => {
    expect(holds(lucky, back('even', 100, 2.12), back('odd', 100, 1.83))).toBe(coinsFromWhole(17));
    expect(holds(lucky, back('even', 100, 2.12), back('odd', 100, 2.1))).toBe(0n);
  });

  it('is every stake when none of the options need win', () => {
    expect(holds(lucky, back('1', 100, 12), back('2', 100, 12), back('3', 100, 12))).toBe(
      coinsFromWhole(300),
    );
  });

  it('is the liability of a lay', () => {
    expect(holds(lucky, lay('3', 100, 12))).toBe(coinsFromWhole(1_100));
    expect(holds(lucky, lay('3', 100, 12), lay('2', 100, 12))).toBe(coinsFromWhole(1_000));
  });

  it('is the sum over groups: the gain of one covers no loss of another', () => {
    const sure = [back('even', 100, 3), back('odd', 100, 3)];
    expect(holds(lucky, ...sure, back('1', 50, 12))).toBe(coinsFromWhole(50));
  });
});

describe('the position beside an option', () => {
  it('is the profit of its group if it wins', () => {
    const legs = [back('low', 100, 2), back('high', 30, 2), back('2', 10, 12)];
    const positions = shapeOf(lucky).positions(lucky, bookOf(lucky, legs));
    if (positions.by !== 'option') throw new Error('a table stands by option');
    expect(
      Object.fromEntries(positions.options.map(({ option, profit }) => [option, profit / 100n])),
    ).toEqual({ low: 70n, high: -70n, even: 0n, odd: 0n, '1': -10n, '2': 110n, '3': -10n });
  });

  it('is the least prize when several can be won', () => {
    const positions = shapeOf(teen20).positions(teen20, bookOf(teen20, [back('A+', 100, 2)]));
    expect(positions).toMatchObject({ options: [{}, {}, { option: 'A+', profit: coinsFromWhole(100) }] });
  });

  it('does not count a prize of nothing among those that can be won', () => {
    const outcomes = [0, 2].map((toOne) => ({
      id: `${toOne}`,
      verdicts: { a: { pays: odds(toOne * 10_000) } },
    }));
    const prizes: OptionsDefinition = { shape: 'options', groups: [{ id: 'one', options: ['a'], outcomes }] };
    const positions = shapeOf(prizes).positions(prizes, bookOf(prizes, [back('a', 100, 3)]));
    expect(positions).toMatchObject({ options: [{ option: 'a', profit: coinsFromWhole(200) }] });
  });
});

describe('an outcome of a table', () => {
  const rest = { parity: 'odd', card: '1' };
  it.each([
    round('low', 'odd', '1'),
    { groups: { ...rest, 'low-high': { verdicts: { low: 'win', high: 'lose' } } } },
    { groups: { ...rest, 'low-high': 'seven', card: { verdicts: {} } } },
    { groups: { ...rest, 'low-high': { void: true } } },
  ])('may be %j', (outcome) => {
    expect(shapeOf(lucky).isOutcome(lucky, outcome)).toBe(true);
  });

  it.each([
    round('ten', 'odd', '1'),
    round('low', 'odd', '9'),
    { groups: rest },
    { groups: { ...rest, 'low-high': { verdicts: { low: 'win', high: 'win' } } } },
    { groups: { ...rest, 'low-high': { verdicts: { low: 'half-loss' } } } },
    { groups: { ...rest, 'low-high': { verdicts: { low: 'won' } } } },
    { groups: { 'low-high': 'low', parity: { verdicts: {} }, card: '1' } },
    { groups: { 'low-high': 'low', parity: 'odd', card: { verdicts: { '1': 'win', '2': 'win' } } } },
    { groups: { 'low-high': 'low', parity: 'odd', card: { verdicts: { '1': 'push' } } } },
    { groups: { 'low-high': 'low', parity: 'odd', card: { verdicts: { '9': 'win' } } } },
  ])('is never %j', (outcome) => {
    expect(shapeOf(lucky).isOutcome(lucky, outcome)).toBe(false);
  });

  it('pays no prize that is not listed', () => {
    const paying = (toOne: number) => ({
      groups: { winner: 'A', plus: { verdicts: { 'A+': { pays: odds(toOne * 10_000) } } } },
    });
    expect(shapeOf(teen20).isOutcome(teen20, paying(4))).toBe(true);
    expect(shapeOf(teen20).isOutcome(teen20, paying(5))).toBe(false);
  });

  it('throws on an option of no group', () => {
    expect(() => bookOf(lucky, [back('nine', 1, 2)])).toThrow('no option nine');
  });
});
