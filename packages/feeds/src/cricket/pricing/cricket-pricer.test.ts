import { seededRandom } from '@maidan/betting';
import { expect, test } from 'vitest';
import type { PricesChange } from '../../play/play.ts';
import { makePlan } from '../../simulated/cricket/make-plan.ts';
import { stepCricket } from '../../simulated/cricket/step-cricket.ts';
import { testSeries } from '../../simulated/names/teams.ts';
import { pairOf } from '../../simulated/season/fixture.ts';
import { beforeToss, type CricketState } from '../cricket-state.ts';
import { cricketPricer } from './cricket-pricer.ts';

const counts = { innings: 2, match: 40 };

/** A chase that is won with the last pair at the wicket. */
function closeTest() {
  const season = seededRandom('measures');
  const random = season.child('Test 1');
  const teams = pairOf(testSeries[0]?.teams ?? [], 1);
  const plan = makePlan(season, random, '3011500001', 'Test', teams, '2026-11-15');
  return { random, state: beforeToss({ ...plan, weather: { kind: 'fine' } }) };
}

/** Every moment of the last innings with open markets. */
function lastInnings(): readonly CricketState[] {
  let { random, state } = closeTest();
  const moments: CricketState[] = [];
  for (; state.moment !== 'over'; state = stepCricket(state, random.child(String(state.steps)))) {
    if (state.moment === 'open' && (state.game?.target ?? 0) > 0) moments.push(state);
  }
  return moments;
}

const moments = lastInnings();
const newPricer = () => cricketPricer('3011500001', counts);

test('the winner of a Test is priced by the present ball of its last innings, also within an over', () => {
  const pricer = newPricer();
  expect(moments.length).toBeGreaterThan(200);
  for (const state of moments.slice(-60)) {
    const { game } = state;
    if (game === undefined) throw new Error('the match has begun');
    expect(pricer.chances(state)).toEqual(newPricer().chances({ ...state, anchor: game }));
  }
});

test('a session has the same price whether or not it was on the board when the chances were computed', () => {
  const byMarket = (prices: readonly PricesChange[]) =>
    new Map(prices.map((price) => [price.marketId, price]));
  for (const state of moments.slice(0, 60).filter((_, index) => index % 7 === 0)) {
    const pricer = newPricer();
    pricer.chances({ ...state, pending: state.pending.slice(5) });
    expect(byMarket(pricer.prices(state))).toEqual(byMarket(newPricer().prices(state)));
  }
});
