import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../testing/book-of.ts';
import { settle } from '../../../testing/settle.ts';
import type { Leg, Side } from '../../bet.ts';
import { coins, coinsFromWhole } from '../../coins.ts';
import { held, shapeOf } from '../../market.ts';
import { oddsFromDecimal, oddsFromRaw } from '../../prices/odds.ts';
import type { WinnerDefinition } from './winner.ts';

const twoTeams: WinnerDefinition = { shape: 'winner', rule: 'bookmaker', runners: ['india', 'australia'] };
const withDraw: WinnerDefinition = { ...twoTeams, runners: ['india', 'australia', 'draw'] };

function bet(option: string, side: Side, whole: number, rate: number): Leg {
  return { option, side, stake: coinsFromWhole(whole), odds: oddsFromRaw(rate / 100) };
}

function standing(definition: WinnerDefinition, legs: readonly Leg[]): string[] {
  const positions = shapeOf(definition).positions(definition, bookOf(definition, legs));
  if (positions.by !== 'option') throw new Error('a winner market stands by option');
  return positions.options.map(({ option, profit }) => `${option} ${profit / 100n}`);
}

describe('a winner market', () => {
  it('leaves +4,800 / 0 after lagai 10,000 at 80 and khai 10,000 at 32', () => {
    const legs = [bet('india', 'back', 10_000, 80), bet('india', 'lay', 10_000, 32)];
    expect(standing(twoTeams, legs)).toEqual(['india 4800', 'australia 0']);
    expect(held(twoTeams, bookOf(twoTeams, legs))).toBe(0n);
  });

  it('gives a third runner minus the stake of a back and plus the stake of a lay', () => {
    expect(standing(withDraw, [bet('india', 'back', 1_000, 80)])).toEqual([
      'india 800',
      'australia -1000',
      'draw -1000',
    ]);
    expect(standing(withDraw, [bet('india', 'lay', 1_000, 80)])).toEqual([
      'india -800',
      'australia 1000',
      'draw 1000',
    ]);
  });

  it('holds the liability of a lay and the stake of a back', () => {
    expect(held(twoTeams, bookOf(twoTeams, [bet('india', 'lay', 1_000, 250)]))).toBe(coinsFromWhole(2_500));
    expect(held(twoTeams, bookOf(twoTeams, [bet('india', 'back', 1_000, 250)]))).toBe(coinsFromWhole(1_000));
  });

  it('holds nothing once every runner is backed at a profit', () => {
    const legs = [bet('india', 'back', 1_000, 120), bet('australia', 'back', 1_000, 120)];
    expect(held(twoTeams, bookOf(twoTeams, legs))).toBe(0n);
    expect(held(withDraw, bookOf(withDraw, legs))).toBe(coinsFromWhole(2_000));
  });

  it('pays decimal prices as a bookmaker pays the same profit', () => {
    const decimal: Leg = { ...bet('india', 'back', 1_000, 0), odds: oddsFromDecimal(1.8) };
    expect(settle(twoTeams, [decimal], { winner: 'india' })).toBe(coinsFromWhole(800));
  });

  it('rounds half a hundredth in favour of the client, on either side', () => {
    const odd = { ...bet('india', 'back', 0, 50), stake: coins(1n) };
    expect(settle(twoTeams, [odd], { winner: 'india' })).toBe(1n);
    expect(settle(twoTeams, [{ ...odd, side: 'lay' }], { winner: 'india' })).toBe(0n);
  });

  it('divides the stake among the winners of a dead heat', () => {
    const back: Leg = { ...bet('india', 'back', 10, 0), odds: oddsFromDecimal(4) };
    const outcome = { deadHeat: { winners: ['india', 'draw'] } };
    expect(settle(withDraw, [back], outcome)).toBe(coinsFromWhole(10));
    expect(settle(withDraw, [{ ...back, option: 'australia' }], outcome)).toBe(coinsFromWhole(-10));
  });

  it('rounds the broken hundredth of a dead heat in favour of the client, on either side', () => {
    const back: Leg = { ...bet('india', 'back', 10, 0), odds: oddsFromDecimal(4) };
    const outcome = { deadHeat: { winners: ['india', 'australia', 'draw'] } };
    expect(settle(withDraw, [back], outcome)).toBe(334n);
    expect(settle(withDraw, [{ ...back, side: 'lay' }], outcome)).toBe(-333n);
  });

  it('throws on a runner it does not have', () => {
    const { accepts, addLeg, emptyBook } = shapeOf(twoTeams);
    const stranger = bet('england', 'back', 100, 80);
    expect(accepts(twoTeams, stranger)).toBe(false);
    expect(() => addLeg(twoTeams, emptyBook(twoTeams), stranger)).toThrow('no runner england');
  });

  it.each([
    { winner: 'england' },
    { deadHeat: { winners: ['india'] } },
    { deadHeat: { winners: ['india', 'india'] } },
    { deadHeat: { winners: ['india', 'england'] } },
    { deadHeat: ['india', 'australia'] },
    { run: 4 },
  ])('does not take %j for an outcome', (outcome) => {
    expect(shapeOf(twoTeams).isOutcome(twoTeams, outcome)).toBe(false);
    expect(() => settle(twoTeams, [], outcome as never)).toThrow('not an outcome');
  });
});
