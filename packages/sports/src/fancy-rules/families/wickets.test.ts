import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings } from '../../../testing/play-innings.ts';
import type { CricketMatch } from '../../score/cricket-match.ts';
import { closeInnings, finishMatch } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';

const fall = (match: CricketMatch, wicket: number) =>
  judgeSession(match, { ask: 'fall-of-wicket', team: INDIA, wicket });
const played = (balls: string) => playInnings(newMatch('T20'), INDIA, balls);
const noResult = (match: CricketMatch) => finishMatch(match, { kind: 'no result' });

test('the fall of a wicket is the score at which it fell', () => {
  expect(fall(played('4 4 1 .'), 1)).toEqual({ kind: 'undecided' });
  expect(fall(played('4 4 1 W'), 1)).toMatchObject({
    run: 9,
    reason: 'India were 9 when the 1st wicket fell (I1, bowled).',
    balls: [{ innings: 0, over: 0, delivery: 3 }],
  });
});

test('a batter retiring hurt is not the fall of a wicket', () => {
  expect(fall(played('4 rh 4'), 1)).toEqual({ kind: 'undecided' });
});

test('a wicket that never falls is settled at the end of the innings', () => {
  expect(fall(closeInnings(played('120x1')), 1)).toMatchObject({ run: 120, rule: 'wicket-falls' });
});

test('a wicket that had not fallen when play ended for good is void', () => {
  expect(fall(noResult(played('20x1')), 1)).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
});

test('a wicket that had not fallen in an innings shortened by rain is void once the other side bats', () => {
  const shortened = closeInnings(played('50x1 W 51x1'));
  expect(fall(shortened, 2)).toEqual({ kind: 'undecided' });
  const answered = playInnings(shortened, NEPAL, '1');
  expect(fall(answered, 2)).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  expect(fall(answered, 1)).toMatchObject({ run: 50 });
});

test('a wicket is a catch or not, of this player or not, whoever comes in next', () => {
  const match = played('4 c W');
  const caught = (wicket: number) => judgeSession(match, { ask: 'wicket-caught', team: INDIA, wicket });
  expect(caught(1)).toMatchObject({ run: 1, reason: 'The 1st wicket of India was I1, caught.' });
  expect(caught(2)).toMatchObject({ run: 0, reason: 'The 2nd wicket of India was I3, bowled.' });
  expect(caught(3)).toEqual({ kind: 'undecided' });
  const out = (player: string) =>
    judgeSession(match, { ask: 'wicket-player', team: INDIA, player, wicket: 2 });
  expect(out('I3')).toMatchObject({ run: 1 });
  expect(out('I2')).toMatchObject({ run: 0 });
  expect(judgeSession(noResult(match), { ask: 'wicket-caught', team: INDIA, wicket: 3 })).toMatchObject({
    kind: 'void',
  });
  const through = closeInnings(played('120x1'));
  expect(judgeSession(through, { ask: 'wicket-caught', team: INDIA, wicket: 1 })).toMatchObject({
    run: 0,
    reason: 'The 1st wicket of India did not fall.',
  });
});

test('the first 2 wickets runs are the score at the fall of the second', () => {
  const match = played('4 W 6 W');
  expect(judgeSession(match, { ask: 'first-wickets-runs', team: INDIA, wickets: 2 })).toMatchObject({
    run: 10,
  });
});

test('the balls to a wicket are the legal balls up to it', () => {
  const match = played('1 wd 1 W');
  expect(judgeSession(match, { ask: 'wicket-balls', team: INDIA, wicket: 1 })).toMatchObject({
    run: 3,
    rule: 'wicket-balls',
  });
});

test('balls to a wicket and balls for 50 runs need at least one ball bowled', () => {
  const match = noResult(played(''));
  for (const session of [
    { ask: 'wicket-balls', team: INDIA, wicket: 1 },
    { ask: 'team-balls-for-runs', team: INDIA, runs: 50 },
  ] as const) {
    expect(judgeSession(match, session)).toMatchObject({ kind: 'void', rule: 'wicket-balls' });
  }
});

test('balls for 50 runs are the legal balls to the one that reached it', () => {
  const session = { ask: 'team-balls-for-runs', team: INDIA, runs: 50 } as const;
  expect(judgeSession(played('12x4'), session)).toEqual({ kind: 'undecided' });
  expect(judgeSession(played('12x4 wd 4'), session)).toMatchObject({ run: 13 });
  expect(judgeSession(closeInnings(played('30x1 10xW')), session)).toMatchObject({ run: 40 });
});
