import { array, assert, constantFrom, property } from 'fast-check';
import { expect, inject, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings, playOn } from '../../testing/play-innings.ts';
import type { CricketMatch } from '../score/cricket-match.ts';
import { closeInnings, finishMatch, startInnings } from '../score/grow-match.ts';
import { scoreInnings } from '../score/innings-score.ts';
import { judgeSession } from './judge-session.ts';
import { FANCY_RULES } from './rules.ts';
import type { Session } from './session.ts';

const SESSIONS: readonly Session[] = [
  ...[1, 2, 5].flatMap((count): Session[] => [
    { ask: 'over-runs', team: INDIA, overs: count },
    { ask: 'only-over-runs', team: INDIA, over: count },
    { ask: 'only-over-wickets', team: INDIA, over: count },
    { ask: 'fall-of-wicket', team: INDIA, wicket: count },
    { ask: 'wicket-balls', team: INDIA, wicket: count },
    { ask: 'pship-runs', team: INDIA, wicket: count },
    { ask: 'pship-balls', team: INDIA, wicket: count },
    { ask: 'pship-boundaries', team: INDIA, wicket: count },
    { ask: 'player-runs', team: INDIA, player: `I${count}` },
    { ask: 'player-boundaries', team: INDIA, player: `I${count}` },
    { ask: 'player-balls', team: INDIA, player: `I${count}`, isAdvance: true },
    { ask: 'player-balls-for-runs', team: INDIA, player: `I${count}`, runs: 10 },
    { ask: 'player-reaches-runs', team: INDIA, player: `I${count}`, runs: 10 },
    { ask: 'ball-runs', team: INDIA, over: count, ball: 3 },
    { ask: 'ball-wickets', team: INDIA, over: count, ball: 3 },
    { ask: 'over-runs', team: INDIA, overs: count, isOdd: true },
    { ask: 'over-runs', team: INDIA, overs: count, lastDigit: count },
    { ask: 'only-over-boundaries', team: INDIA, over: count },
    { ask: 'player-fours', team: INDIA, player: `I${count}` },
    { ask: 'over-ball-runs', team: INDIA, over: count, ball: 3 },
    { ask: 'delivery-runs', team: INDIA, over: count, delivery: 7 },
    { ask: 'over-block-boundaries', team: INDIA, overs: count },
    { ask: 'bowler-runs', team: NEPAL, player: 'N11', overs: count },
    { ask: 'bowler-wickets', team: NEPAL, player: 'N10', overs: count },
    { ask: 'match-over-runs', over: count },
  ]),
  { ask: 'team-balls-for-runs', team: INDIA, runs: 20 },
  { ask: 'innings-runs', team: INDIA, inningsNumber: 1 },
  { ask: 'innings-total', team: INDIA, of: 'fours' },
  { ask: 'innings-total', team: INDIA, of: 'wickets' },
  { ask: 'power-play-runs', team: INDIA },
  { ask: 'match-event', of: 'first-ball-four' },
  { ask: 'match-event', of: 'first-over-no-ball' },
];

const anyBall = constantFrom(
  '.',
  '1',
  '2',
  '4',
  '4r',
  '6',
  'W',
  'rh',
  'wd',
  'nb',
  'nb4',
  'b2',
  'lb1',
  'p5',
  'ro',
);

/** The match after each ball: closed when the side is all out or out of overs, otherwise abandoned at the end. */
function* play(balls: readonly string[]): Generator<CricketMatch> {
  let match = startInnings(newMatch('T20', { scheduledOvers: 5 }), INDIA);
  yield match;
  for (const ball of balls) {
    match = playOn(match, ball);
    const innings = match.innings[0];
    if (innings === undefined) throw new Error('nothing was played');
    const { wickets, legalBalls, retired } = scoreInnings(innings, 6, true);
    const isDone = wickets + retired.length >= 10 || legalBalls >= 30;
    yield isDone ? closeInnings(match) : match;
    if (isDone) {
      yield finishMatch(match, { kind: 'no result' });
      return;
    }
  }
  yield finishMatch(match, { kind: 'no result' });
}

test('a verdict once given never changes as play goes on, and every session has one when the match is over', () => {
  assert(
    property(array(anyBall, { maxLength: 60 }), (balls) => {
      const given = new Map<Session, unknown>();
      for (const match of play(balls)) {
        for (const session of SESSIONS) {
          const verdict = judgeSession(match, session);
          if (given.has(session)) expect(verdict).toEqual(given.get(session));
          else if (verdict.kind !== 'undecided') given.set(session, verdict);
        }
      }
      expect(given.size).toBe(SESSIONS.length);
    }),
    { numRuns: 60 * inject('caseFactor') },
  );
});

test('every verdict names a listed rule, says why in a sentence and points at balls that were bowled', () => {
  const known = new Set<string>(FANCY_RULES.map(({ id }) => id));
  const match = finishMatch(playInnings(newMatch('T20'), INDIA, '6 W 4 wd rh 12x1'), { kind: 'no result' });
  for (const session of SESSIONS) {
    const verdict = judgeSession(match, session);
    if (verdict.kind === 'undecided') throw new Error(`${session.ask} is open after the match`);
    expect(known).toContain(verdict.rule);
    expect(verdict.reason).toMatch(/^\S.*\.$/);
    for (const ball of verdict.balls) {
      expect(match.innings[ball.innings]?.overs[ball.over]?.deliveries[ball.delivery]).toBeDefined();
    }
  }
});

const ON_RUNS = SESSIONS.filter(
  ({ ask, isOdd, lastDigit }) =>
    isOdd === undefined && lastDigit === undefined && (ask.endsWith('-runs') || ask === 'fall-of-wicket'),
);
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('odd or even and the last digit are those of the number the session is settled at, and open or void with it', () => {
  assert(
    property(array(anyBall, { maxLength: 60 }), (balls) => {
      for (const match of play(balls)) {
        for (const session of ON_RUNS) {
          const number = judgeSession(match, session);
          const odd = judgeSession(match, { ...session, isOdd: true });
          const digits = DIGITS.map((lastDigit) => judgeSession(match, { ...session, lastDigit }));
          if (number.kind !== 'run') expect([odd, ...digits]).toEqual([odd, ...digits].map(() => number));
          else {
            expect(odd).toMatchObject({ run: number.run % 2, rule: number.rule, balls: number.balls });
            const yes = digits.flatMap((digit, at) => (digit.kind === 'run' && digit.run === 1 ? [at] : []));
            expect(yes).toEqual([Number(String(number.run).at(-1))]);
            expect(digits.every(({ kind }) => kind === 'run')).toBe(true);
          }
        }
      }
    }),
    { numRuns: 30 * inject('caseFactor') },
  );
});

test('the reason of a last digit says the number and how it ends', () => {
  const match = playInnings(newMatch('T20'), INDIA, '6x2 6x1');
  const digit = (lastDigit: number) =>
    judgeSession(match, { ask: 'over-runs', team: INDIA, overs: 2, lastDigit });
  expect(digit(8)).toMatchObject({ run: 1, reason: expect.stringMatching(/ 18 ends in 8\.$/) });
  expect(digit(3)).toMatchObject({ run: 0, reason: expect.stringMatching(/ 18 ends in 8, not in 3\.$/) });
});
