import { seededRandom } from '@maidan/betting';
import { judgeSession, parseSessionName } from '@maidan/sports';
import { describe, expect, it } from 'vitest';
import { type CricketState, gameInPlay } from '../../cricket/cricket-state.ts';
import type { SeasonFormat } from '../../cricket/figures/format.ts';
import { currentTally } from '../../cricket/figures/game.ts';
import type { CricketPlan, Weather } from '../../cricket/plan.ts';
import type { Offer } from '../../cricket/sessions/offer.ts';
import type { CricketDetail } from '../../score.ts';
import { odiSeries, t20Series, testSeries } from '../names/teams.ts';
import { pairOf } from '../season/fixture.ts';
import { cricketPlay } from './cricket-play.ts';
import { makePlan } from './make-plan.ts';

const SERIES = { T20: t20Series[0], ODI: odiSeries[0], Test: testSeries[0] };
const ROLLOUTS = { innings: 60, match: 40 };

function openMatch(
  format: SeasonFormat,
  seed: string,
  weather: Weather = { kind: 'fine' },
  counts = ROLLOUTS,
) {
  const random = seededRandom(seed);
  const teams = pairOf(SERIES[format]?.teams ?? [], 1);
  const made = makePlan(random, random, '3011500007', format, teams, '2026-11-15');
  const plan: CricketPlan = { ...made, weather };
  return cricketPlay(plan, random, counts);
}

function openT20(seed: string, weather: Weather = { kind: 'fine' }) {
  return openMatch('T20', seed, weather);
}

type CricketMatchPlay = ReturnType<typeof openMatch>;

/** Legal balls that may still be bowled: in the innings, or in a Test before its time is up. */
function ballsLeftIn(state: CricketState): number {
  const game = gameInPlay(state);
  const { balls } = currentTally(game);
  return game.inningsBalls > 0 ? game.inningsBalls - balls : game.matchBallsLeft;
}

function isNearAnEnd(state: CricketState): boolean {
  const game = gameInPlay(state);
  const { runs, wickets } = currentTally(game);
  const isNearly = ballsLeftIn(state) <= 12 || wickets >= game.wicketsMax - 1;
  return isNearly || (game.target > 0 && game.target - runs <= 12);
}

/** Reports every moment with open markets near an end, and a sample of the others. */
function watchOpenMoments(
  play: CricketMatchPlay,
  share: number,
  see: (state: CricketState, open: readonly Offer[]) => void,
): void {
  while (play.dueAt() !== undefined) {
    play.step();
    const state = play.state();
    if (state.moment !== 'open' || !(isNearAnEnd(state) || state.steps % share === 0)) continue;
    const lines = new Set(play.prices(false).flatMap(({ line, marketId }) => (line ? [marketId] : [])));
    see(
      state,
      state.pending.filter(({ marketId }) => lines.has(marketId)),
    );
  }
}

describe('a match in play', () => {
  const manyEnds = { innings: 150, match: 60 };
  const cutFirst: Weather = { kind: 'shower', innings: 0, atBall: 40, lostBalls: 24, isLasting: false };
  const cutChase: Weather = { kind: 'shower', innings: 1, atBall: 60, lostBalls: 12, isLasting: false };
  const tied = 'level 28';

  it.each<[string, CricketMatchPlay]>([
    ['a T20', openMatch('T20', 'fine', { kind: 'fine' }, manyEnds)],
    ['a T20 cut by rain in its first innings', openMatch('T20', 'wet', cutFirst, manyEnds)],
    ['a T20 cut by rain in its chase', openMatch('T20', 'damp', cutChase, manyEnds)],
    ['a T20 that comes to a super over', openMatch('T20', tied, { kind: 'fine' }, manyEnds)],
    ['an ODI cut by rain', openMatch('ODI', 'grey', { ...cutFirst, atBall: 200 }, manyEnds)],
  ])('has thirty sessions open whenever bets are taken, to the last ball: %s', (name, play) => {
    let wasSuperOver = false;
    watchOpenMoments(play, 24, (state, open) => {
      wasSuperOver ||= state.superOver !== undefined;
      expect(open.length, play.score().headline).toBeGreaterThanOrEqual(30);
    });
    expect(wasSuperOver).toBe(name.includes('super over'));
  });

  it('has thirty sessions open in a Test too, and twenty on the last ball of one that runs out of time', () => {
    const lost: Weather = { kind: 'shower', innings: 0, atBall: 60, lostBalls: 900, isLasting: false };
    const play = openMatch('Test', 'draw 0', lost, manyEnds);
    let isLastBallSeen = false;
    watchOpenMoments(play, 600, (state, open) => {
      const isLastBall = ballsLeftIn(state) <= 1 && currentTally(gameInPlay(state)).balls % 6 === 5;
      isLastBallSeen ||= isLastBall;
      expect(open.length, play.score().headline).toBeGreaterThanOrEqual(isLastBall ? 20 : 30);
    });
    expect(isLastBallSeen).toBe(true);
  });

  it('offers no session that is decided or void by rain, and every name can be read', () => {
    for (const play of [openT20(tied), openT20('wet', cutFirst), openT20('damp', cutChase)]) {
      watchOpenMoments(play, 24, ({ match, hasRained, superOver }, open) => {
        for (const { session, name } of open) {
          expect(judgeSession(match, session).kind, name).toBe('undecided');
          expect(session.isSuperOver === true, name).toBe(superOver !== undefined);
          if (hasRained) expect(session.ask, name).not.toMatch(/^match-/);
          if (hasRained && 'overs' in session) expect(session.overs, name).toBeLessThan(20);
        }
      });
      const { match, offers, plan } = play.state();
      const teams = plan.squads.map(({ team }) => ({ name: team.name, shortNames: [team.short] }));
      for (const { name, session } of offers)
        expect(parseSessionName(name, { teams, players: match.players }), name).toEqual(session);
    }
  });
});

describe('a T20 from toss to result', () => {
  it('voids what rain leaves unplayed and calls the match abandoned', () => {
    const play = openT20('storm', { kind: 'shower', innings: 0, atBall: 50, lostBalls: 6, isLasting: true });
    while (play.dueAt() !== undefined) play.step();
    expect(play.status()).toBe('abandoned');
    const decided = new Map(play.decisions().map(({ marketId, result }) => [marketId, result.kind]));
    for (const { id, kind, name } of play.markets()) {
      if (kind === 'bookmaker' || kind === 'match-odds' || kind === 'tied-match')
        expect(decided.get(id)).toBe('void');
      if (kind === 'toss') expect(decided.get(id)).toBe('winner');
      if (name.startsWith('20 OVER RUNS')) expect(decided.get(id)).toBe('void');
      if (name.startsWith('6 OVER RUNS')) expect(decided.get(id)).toBe('run');
    }
  });

  it('voids everything, the toss too, when not a ball is bowled', () => {
    const play = openT20('flood', { kind: 'washout' });
    while (play.dueAt() !== undefined) play.step();
    expect(play.status()).toBe('abandoned');
    expect(play.decisions().map(({ result }) => result.kind)).toEqual(['void', 'void', 'void']);
    expect(play.decisions().length).toBe(play.markets().length);
  });

  it('has prices and no sessions before the toss, and the toss only while it may be bet on', () => {
    const play = openT20('early');
    expect(play.status()).toBe('upcoming');
    expect(play.markets().map(({ kind }) => kind)).toEqual(['match-odds', 'bookmaker', 'toss']);
    expect(play.prices(true).map(({ state }) => state)).toEqual(['open', 'open', 'open']);
    expect(play.prices(false).map(({ state }) => state)).toEqual(['open', 'open', 'suspended']);
  });

  it('has the whole over, both batters and the worm for the TV page', () => {
    const play = openT20('picture');
    while (play.state().steps < 150) play.step();
    const { headline, detail } = play.score();
    const { batters, innings, thisOver, lastBalls, bowler } = detail as CricketDetail;
    expect(batters.length).toBe(2);
    expect(batters.filter(({ isOnStrike }) => isOnStrike).length).toBe(1);
    expect(innings[0]?.worm.length).toBe(Math.floor(Number(innings[0]?.overs)));
    expect(lastBalls.length).toBe(12);
    expect(lastBalls.slice(-thisOver.length)).toEqual(thisOver);
    expect(bowler?.name).not.toBe('');
    expect(headline).toMatch(/\d+\/\d+ \(\d+\.\d\)/);
  });

  it('has what the chasing side needs while it bats, and nothing once the match is over', () => {
    const play = openT20('a chase');
    const targets: CricketDetail['target'][] = [];
    while (play.dueAt() !== undefined) {
      play.step();
      targets.push((play.score().detail as CricketDetail).target);
    }
    expect(targets.some((target) => target !== undefined && target.need > 0)).toBe(true);
    expect(targets.at(-1)).toBeUndefined();
  });
});
