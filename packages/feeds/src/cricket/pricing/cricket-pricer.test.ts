import { seededRandom } from '@maidan/betting';
import { expect, test } from 'vitest';
import { makePlan } from '../../simulated/cricket/make-plan.ts';
import { stepCricket } from '../../simulated/cricket/step-cricket.ts';
import { testSeries } from '../../simulated/names/teams.ts';
import { pairOf } from '../../simulated/season/fixture.ts';
import { beforeToss } from '../cricket-state.ts';
import { currentTally } from '../figures/game.ts';
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

test('the winner of a Test is priced by the present ball of its last innings, also within an over', () => {
  let { random, state } = closeTest();
  const pricer = cricketPricer(state.plan.matchId, counts);
  let balls = 0;
  for (; state.moment !== 'over'; state = stepCricket(state, random.child(String(state.steps)))) {
    const { moment, game, plan } = state;
    if (moment !== 'open' || game === undefined || game.target === 0) continue;
    if (game.target - currentTally(game).runs > 70) continue;
    const fresh = cricketPricer(plan.matchId, counts).chances({ ...state, anchor: game });
    expect(pricer.chances(state)).toEqual(fresh);
    balls += 1;
  }
  expect(balls).toBeGreaterThan(60);
});
