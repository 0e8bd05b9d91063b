import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../testing/book-of.ts';
import {
  type ClearedOrder,
  type ExposureVector,
  type Ladder,
  ourLadder,
  ourOrders,
  ourSettlements,
  type ProfitVector,
  type Settlements,
} from '../testing/exchange-vectors.ts';
import { settle } from '../testing/settle.ts';
import type { Leg, Side } from './bet.ts';
import { type Coins, coins, coinsToWireNumber, parseCoins } from './coins.ts';
import { held, type MarketDefinition, shapeOf } from './market.ts';
import { odds, oddsFromDecimal, oddsFromRaw } from './prices/odds.ts';
import {
  isLadderPrice,
  ladderPrices,
  nearestLadderPrice,
  nextPriceDown,
  nextPriceUp,
} from './prices/price-ladder.ts';

/** Recorded vectors are never part of the repository; where they lie beside it they are tested too. */
const folder = join(import.meta.dirname, '../../../../shared/data/vectors');
const isHere = existsSync(folder);

const field: MarketDefinition = { shape: 'winner', rule: 'decimal', runners: ['it', 'b', 'c', 'd', 'e'] };
const place: MarketDefinition = { ...field, runners: ['it', 'rest'] };
const line: MarketDefinition = { shape: 'line' };

function read<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Shape;
}

function exact(figure: number): Coins {
  const amount = parseCoins(figure);
  if (amount === undefined) throw new Error(`${figure} is not exact`);
  return amount;
}

function legOf(side: 'BACK' | 'LAY', price: number, stake: number): Leg {
  const inner: Side = side === 'BACK' ? 'back' : 'lay';
  return { option: 'it', side: inner, stake: exact(stake), odds: oddsFromDecimal(price) };
}

function titled(vector: ProfitVector) {
  const { side, stake, market, price, runner, dead_heat, line: run, result } = vector;
  if (market === 'LINE') return { vector, title: `a line ${side} of ${stake} at ${run}, result ${result},` };
  const sharing = dead_heat ? ` in a dead heat of ${dead_heat}` : '';
  return { vector, title: `a ${market ?? 'win'} ${side} of ${stake} at ${price} on a ${runner}${sharing}` };
}

function profitOf(vector: ProfitVector): Coins {
  if (vector.market === 'LINE') return profitOnLine(vector);
  if (vector.market === 'EACH_WAY') return profitEachWay(vector);
  const leg = legOf(vector.side, vector.price, vector.stake);
  const sharing = vector.dead_heat ?? 1;
  const runners = vector.runner === 'WINNER' ? ['it', 'b', 'c', 'd', 'e'] : ['b', 'c', 'd', 'e'];
  const [first = 'it', ...others] = runners.slice(0, sharing);
  const outcome = others.length === 0 ? { winner: first } : { deadHeat: { winners: [first, ...others] } };
  return settle(field, [leg], outcome);
}

/** On the exchange a line's BACK wins under the line, so it is our no, and its LAY our yes; even money. */
function profitOnLine({ side, stake, line: run, result }: ProfitVector): Coins {
  const ours: Side = side === 'BACK' ? 'lay' : 'back';
  const leg: Leg = { option: 'runs', side: ours, stake: exact(stake), odds: oddsFromRaw(1), run };
  return settle(line, [leg], { run: result });
}

/** Each way is two bets: one to win, one to be placed at a part of the profit. */
function profitEachWay({ side, price, stake, divisor, runner }: ProfitVector): Coins {
  const toWin = legOf(side, price, stake);
  const toPlace = legOf(side, 1 + (price - 1) / divisor, stake);
  const won = settle(place, [toWin], { winner: runner === 'WINNER' ? 'it' : 'rest' });
  const placed = settle(place, [toPlace], { winner: runner === 'LOSER' ? 'rest' : 'it' });
  return coins(won + placed);
}

function legsOf([backs, lays]: ExposureVector): Leg[] {
  return [
    ...backs.map(([price, size]) => legOf('BACK', price, size)),
    ...lays.map(([price, size]) => legOf('LAY', price, size)),
  ];
}

/** Rung by rung, stopping at either end. */
function climb(price: number, ticks: number): number {
  const next = (ticks > 0 ? nextPriceUp(price) : nextPriceDown(price)) ?? price;
  return ticks === 0 || next === price ? price : climb(next, ticks - Math.sign(ticks));
}

function proveVectors(settlements: Settlements, orders: readonly ClearedOrder[], ladder: Ladder): void {
  it.each(settlements.profit.map(titled))('$title has a profit of $vector.profit', ({ vector }) => {
    expect(coinsToWireNumber(profitOf(vector))).toBe(vector.profit);
  });

  it.each(settlements.matched_exposure)('the positions of backs %j and lays %j are %j', (...vector) => {
    const legs = legsOf(vector);
    const [ifWins, ifLoses] = vector[2].map(exact);
    const positions = shapeOf(place).positions(place, bookOf(place, legs));
    expect(positions).toMatchObject({ options: [{ profit: ifWins }, { profit: ifLoses }] });
    expect(coinsToWireNumber(held(place, bookOf(place, legs)))).toBe(-Math.min(...vector[2], 0) + 0);
  });

  it.each(settlements.unmatched_exposure)(
    'unmatched backs %j and lays %j risk %j, since any of them may be the only one taken',
    (...vector) => {
      const [ifWins, ifLoses] = ['it', 'rest'].map((winner) => {
        const losses = legsOf(vector).map((leg) => settle(place, [leg], { winner }));
        return losses.reduce((sum, profit) => (profit < 0n ? sum + profit : sum), 0n);
      });
      expect([ifWins, ifLoses]).toEqual(vector[2].map(exact));
    },
  );

  it.each(orders)('a $side at $priceMatched of $sizeSettled $betOutcome and settled at $profit', (order) => {
    const isWinner = (order.side === 'BACK') === (order.betOutcome === 'WON');
    const leg = legOf(order.side, order.priceMatched, order.sizeSettled);
    const profit = settle(place, [leg], { winner: isWinner ? 'it' : 'rest' });
    expect(coinsToWireNumber(profit)).toBe(order.profit);
  });

  it('has the same 350 rungs', () => {
    expect(ladderPrices).toEqual(ladder.prices);
    expect(ladderPrices).toHaveLength(350);
    expect(ladderPrices.every(isLadderPrice)).toBe(true);
  });

  it.each(ladder.nearest_price_vectors)('the price nearest to %s is %s', (price, nearest) => {
    expect(nearestLadderPrice(price)).toBe(nearest);
  });

  it.each(ladder.ticks_away_vectors)('from %s, %s ticks away is %s', (price, ticks, expected) => {
    if (typeof expected === 'string') expect(isLadderPrice(price)).toBe(false);
    else expect(climb(price, ticks)).toBe(expected);
  });

  it('has no price below 1.005 and none above 2000', () => {
    expect(nextPriceDown(1.005)).toBeUndefined();
    expect(nextPriceUp(2000)).toBeUndefined();
  });

  it.each(ladder.two_runner_opposite)('the other side of %s %s is %s', (price, side, expected) => {
    const fair = price / (price - 1);
    const noWorse = side === 'BACK' ? nextPriceDown(fair) : nextPriceUp(fair);
    expect(isLadderPrice(fair) ? fair : noWorse).toBe(expected);
  });

  it('pays no profit on a stake without odds', () => {
    expect(settle(place, [{ ...legOf('BACK', 2, 5), odds: odds(0) }], { winner: 'it' })).toBe(0n);
  });
}

describe('vectors of an exchange', () => proveVectors(ourSettlements, ourOrders, ourLadder));

if (isHere) {
  describe('recorded vectors of an exchange', () =>
    proveVectors(
      read<Settlements>('settlement_vectors.json'),
      read<readonly ClearedOrder[]>('betfair_cleared_orders.json'),
      read<Ladder>('betfair_price_ladder.json'),
    ));
}
