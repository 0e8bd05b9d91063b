import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../testing/book-of.ts';
import { settle } from '../../../testing/settle.ts';
import type { Leg } from '../../bet.ts';
import { coins, coinsFromWhole } from '../../coins.ts';
import { held, shapeOf } from '../../market.ts';
import { odds } from '../../prices/odds.ts';
import { type FlightDefinition, flightCeiling } from './flight.ts';

const round: FlightDefinition = { shape: 'flight' };
const flying: Leg = { option: 'one', side: 'back', stake: coinsFromWhole(100), odds: odds(0) };
const cashed: Leg = { ...flying, cashedAt: 250 };

describe('a flight', () => {
  it('pays a stake cashed out at or below the crash', () => {
    expect(settle(round, [cashed], { crash: 251 })).toBe(coinsFromWhole(150));
    expect(settle(round, [cashed], { crash: 250 })).toBe(coinsFromWhole(150));
  });

  it('takes a stake that was still flying, or cashed above the crash', () => {
    expect(settle(round, [flying], { crash: 100_000 })).toBe(coinsFromWhole(-100));
    expect(settle(round, [cashed], { crash: 249 })).toBe(coinsFromWhole(-100));
  });

  it('rounds half a hundredth in favour of the client', () => {
    expect(settle(round, [{ ...cashed, stake: coins(1n) }], { crash: 250 })).toBe(2n);
  });

  it('holds what still flies, less what is already won', () => {
    expect(held(round, bookOf(round, [flying]))).toBe(coinsFromWhole(100));
    expect(held(round, bookOf(round, [{ ...flying, cashedAt: 150 }, flying]))).toBe(coinsFromWhole(50));
    expect(held(round, bookOf(round, [cashed, flying]))).toBe(0n);
  });

  it('moves a stake from flying to cashed by taking one leg back and adding the other', () => {
    const shape = shapeOf(round);
    const landed = shape.addLeg(round, shape.removeLeg(round, bookOf(round, [flying]), flying), cashed);
    expect(shape.positions(round, landed)).toEqual({
      by: 'flight',
      openStake: 0n,
      cashedProfit: coinsFromWhole(150),
    });
  });

  it('takes no lay and no cash-out below 1.00', () => {
    for (const leg of [
      { ...flying, side: 'lay' as const },
      { ...flying, cashedAt: 99 },
    ]) {
      expect(shapeOf(round).accepts(round, leg)).toBe(false);
      expect(() => bookOf(round, [leg])).toThrow(RangeError);
    }
  });

  it('ends at its ceiling at the latest', () => {
    const shape = shapeOf(round);
    expect(shape.isOutcome(round, { crash: flightCeiling })).toBe(true);
    expect(shape.accepts(round, { ...flying, cashedAt: flightCeiling + 1 })).toBe(false);
    expect(shape.readOutcome(round, '10000.00', new Map())).toEqual({ crash: flightCeiling });
    expect(shape.readOutcome(round, '10000.01', new Map())).toBeUndefined();
  });

  it.each([{ crash: 99 }, { crash: 1.5 }, { crash: '200' }, { crash: flightCeiling + 1 }])(
    'does not take %j for an outcome',
    (outcome) => {
      expect(shapeOf(round).isOutcome(round, outcome)).toBe(false);
    },
  );
});
