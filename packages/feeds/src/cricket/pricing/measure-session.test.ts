import { seededRandom } from '@maidan/betting';
import type { CricketMatch } from '@maidan/sports';
import { expect, it } from 'vitest';
import { makePlan } from '../../simulated/cricket/make-plan.ts';
import { stepCricket } from '../../simulated/cricket/step-cricket.ts';
import { odiSeries, t20Series, testSeries } from '../../simulated/names/teams.ts';
import { pairOf } from '../../simulated/season/fixture.ts';
import { beforeToss, type CricketState } from '../cricket-state.ts';
import type { SeasonFormat } from '../figures/format.ts';
import { measureSession } from './measure-session.ts';

const SERIES = { T20: t20Series[0], ODI: odiSeries[0], Test: testSeries[0] };

function playFine(format: SeasonFormat, index: number): CricketState {
  const season = seededRandom('measures');
  const random = season.child(`${format} ${index}`);
  const teams = pairOf(SERIES[format]?.teams ?? [], index);
  const plan = makePlan(season, random, `3011${500_000 + index}`, format, teams, '2026-11-15');
  let state = beforeToss({ ...plan, weather: { kind: 'fine' } });
  while (state.moment !== 'over') state = stepCricket(state, random.child(String(state.steps)));
  return state;
}

/** Without what the figures do not record: retirements, hit wicket and penalty runs. */
function isPlain({ innings }: CricketMatch): boolean {
  const balls = innings.flatMap(({ overs }) => overs.flatMap(({ deliveries }) => deliveries));
  return balls.every(
    ({ extras, dismissals }) =>
      extras.penalty === 0 &&
      dismissals.every(({ kind }) => kind !== 'retired hurt' && kind !== 'hit wicket'),
  );
}

it.each<[SeasonFormat, number]>([
  ['T20', 30],
  ['ODI', 4],
  ['Test', 4],
])('prices measure every session of a %s as the rules settle it, void or not', (format, matches) => {
  const asks = new Set<string>();
  for (let index = 0; index < matches; index++) {
    const { plan, match, game, superOver, offers, decisions } = playFine(format, index);
    if (game === undefined || !isPlain(match)) continue;
    const results = new Map(decisions.map(({ marketId, result }) => [marketId, result]));
    for (const { session, name, marketId } of offers) {
      const result = results.get(marketId);
      const counted = measureSession(
        plan,
        session,
      )(session.isSuperOver === true ? (superOver ?? game) : game);
      expect(counted, name).toBe(result?.kind === 'run' ? result.run : Number.NaN);
      asks.add(
        `${session.ask}${session.isOdd === true ? ' odd' : ''}${session.isSuperOver === true ? ' in a super over' : ''}`,
      );
    }
  }
  expect(asks.size).toBeGreaterThan(30);
});
