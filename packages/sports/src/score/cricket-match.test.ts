import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings } from '../../testing/play-innings.ts';
import { judgeSession } from '../fancy-rules/judge-session.ts';
import type { CricketMatch } from './cricket-match.ts';
import { closeInnings, declareInnings, finishMatch, setTarget } from './grow-match.ts';

const ball = (match: CricketMatch, over: number, number: number) =>
  judgeSession(match, { ask: 'ball-runs', team: INDIA, over, ball: number });

test('a ball is its legal delivery and the wides and no-balls bowled before it', () => {
  const match = playInnings(newMatch('T20'), INDIA, '1 wd nb4 2 3');
  expect(ball(match, 0, 2)).toMatchObject({
    run: 8,
    balls: [1, 2, 3].map((delivery) => ({ innings: 0, over: 0, delivery })),
  });
  expect(ball(match, 0, 3)).toMatchObject({ run: 3 });
});

test('a ball is open until it is completed, and void if it never is', () => {
  const match = playInnings(newMatch('T20'), INDIA, '1 wd');
  expect(ball(match, 0, 2)).toEqual({ kind: 'undecided' });
  expect(ball(finishMatch(match, { kind: 'no result' }), 0, 2)).toMatchObject({
    kind: 'void',
    rule: 'ball-completed',
  });
});

test('the score after 1.3 overs is the score once that ball is bowled', () => {
  const match = playInnings(newMatch('T20'), INDIA, '6x1 2 wd 2 2 4');
  expect(judgeSession(match, { ask: 'over-ball-runs', team: INDIA, over: 1, ball: 3 })).toMatchObject({
    run: 13,
    reason: 'India had 13 after 1.3 overs.',
  });
});

test('the nth delivery of an over counts wides, and one that was never bowled is void', () => {
  const match = playInnings(newMatch('T20'), INDIA, 'wd 4 W 4x. 1');
  const runs = (delivery: number) =>
    judgeSession(match, { ask: 'delivery-runs', team: INDIA, over: 1, delivery });
  expect(runs(1)).toMatchObject({ run: 1 });
  expect(runs(2)).toMatchObject({ run: 4 });
  expect(runs(8)).toMatchObject({ kind: 'void', rule: 'ball-completed' });
  expect(judgeSession(match, { ask: 'delivery-wickets', team: INDIA, over: 1, delivery: 3 })).toMatchObject({
    run: 1,
  });
});

const overs = (match: CricketMatch, count: number, team = INDIA) =>
  judgeSession(match, { ask: 'over-runs', team, overs: count });
const only = (match: CricketMatch, over: number, team = INDIA) =>
  judgeSession(match, { ask: 'only-over-runs', team, over });
const noResult = (match: CricketMatch) => finishMatch(match, { kind: 'no result' });

test('an over session is open until its last over is bowled, and then stands', () => {
  const match = newMatch('T20');
  expect(overs(match, 6)).toEqual({ kind: 'undecided' });
  expect(overs(playInnings(match, INDIA, '35x1'), 6)).toEqual({ kind: 'undecided' });
  expect(overs(playInnings(match, INDIA, '35x1 4'), 6)).toEqual({
    kind: 'run',
    run: 39,
    rule: 'over-runs-count-all',
    reason: 'India made 39 in the first 6 overs.',
    balls: [{ innings: 0, over: 5, delivery: 5 }],
  });
});

test('all runs of the overs count, extras too', () => {
  expect(overs(playInnings(newMatch('T20'), INDIA, '1 wd nb4 b2 lb1 5x.'), 1)).toMatchObject({ run: 10 });
});

test('a session whose overs are not all bowled is void', () => {
  const rained = noResult(playInnings(newMatch('T20'), INDIA, '86x1'));
  expect(overs(rained, 20)).toMatchObject({
    kind: 'void',
    rule: 't20-twenty-overs',
    reason: 'Only 14.2 of 20 overs were bowled, so the 20 over session is void.',
  });
  expect(overs(rained, 15)).toMatchObject({ kind: 'void', rule: 'over-session-complete' });
  expect(overs(rained, 14)).toMatchObject({ kind: 'run', run: 84 });
});

test('a declaration at 131.5 completes the 132nd over', () => {
  const match = declareInnings(playInnings(newMatch('Test'), INDIA, '786x. 5x2'));
  expect(overs(match, 132)).toMatchObject({
    run: 10,
    rule: 'over-in-progress-counts',
    reason: 'India made 10 in the first 132 overs: they declared at 131.5, which counts as 132.',
  });
  expect(overs(match, 133)).toMatchObject({ kind: 'void' });
});

test('a side all out at 29.4 has batted 30 overs and not 31', () => {
  const match = closeInnings(playInnings(newMatch('ODI'), INDIA, '168x. 10xW'));
  expect(overs(match, 30)).toMatchObject({ run: 0, rule: 'over-in-progress-counts' });
  expect(overs(match, 31)).toMatchObject({ kind: 'void' });
});

test('a T20 side that is all out before its last over leaves every longer session void, the 20 over session too', () => {
  const match = closeInnings(playInnings(newMatch('T20'), INDIA, '90x1 10xW'));
  expect(overs(match, 17)).toMatchObject({ run: 90, rule: 'over-in-progress-counts' });
  expect(overs(match, 18)).toMatchObject({ kind: 'void', rule: 'over-session-complete' });
  expect(overs(match, 19)).toMatchObject({ kind: 'void', rule: 'over-session-complete' });
  expect(overs(match, 20)).toMatchObject({
    kind: 'void',
    rule: 't20-twenty-overs',
    reason: 'Only 16.4 of 20 overs were bowled, so the 20 over session is void.',
  });
});

test('a T20 side that is all out in its last over has completed its 20 overs', () => {
  const match = closeInnings(playInnings(newMatch('T20'), INDIA, '107x1 10xW'));
  expect(overs(match, 20)).toMatchObject({ run: 107, rule: 'over-in-progress-counts' });
});

test('a chase of fewer overs than the session has leaves it void, all out or not', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '120x1'));
  const target = { runs: 100, overs: 16 };
  const allOut = closeInnings(playInnings(first, NEPAL, '72x1 10xW', { target }));
  expect(overs(allOut, 14, NEPAL)).toMatchObject({ run: 72, rule: 'over-in-progress-counts' });
  expect(overs(allOut, 20, NEPAL)).toMatchObject({ kind: 'void', rule: 't20-twenty-overs' });
  const bowled = closeInnings(playInnings(first, NEPAL, '96x1', { target }));
  expect(overs(bowled, 16, NEPAL)).toMatchObject({ run: 96 });
  expect(overs(bowled, 20, NEPAL)).toMatchObject({ kind: 'void', rule: 't20-twenty-overs' });
});

test('a T20 chase that ends early leaves its 20 over session void', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '120x.'));
  const chase = playInnings(first, NEPAL, '1', { target: { runs: 1, overs: 20 } });
  const match = finishMatch(chase, { kind: 'won', team: NEPAL, by: '10 wickets' });
  expect(overs(match, 20, NEPAL)).toMatchObject({ kind: 'void', rule: 't20-twenty-overs' });
});

test('the overs an ODI side did not last are counted from the second innings', () => {
  const first = closeInnings(playInnings(newMatch('ODI'), INDIA, '278x1 10xW'));
  expect(overs(first, 50)).toEqual({ kind: 'undecided' });
  const second = playInnings(first, NEPAL, '11x2');
  expect(overs(second, 50)).toEqual({ kind: 'undecided' });
  expect(overs(playInnings(first, NEPAL, '12x2'), 50)).toMatchObject({
    run: 278 + 24,
    rule: 'odi-fifty-overs',
    balls: [
      { innings: 0, over: 47, delivery: 5 },
      { innings: 1, over: 1, delivery: 5 },
    ],
  });
  expect(overs(noResult(second), 50)).toMatchObject({ kind: 'void', rule: 'odi-fifty-overs' });
  expect(overs(noResult(first), 50)).toMatchObject({ kind: 'void', rule: 'odi-fifty-overs' });
});

test('an ODI innings cut by weather leaves its 50 over session void', () => {
  const first = closeInnings(playInnings(newMatch('ODI'), INDIA, '240x1'));
  const match = setTarget(playInnings(first, NEPAL, '60x1'), 250, 40);
  expect(overs(match, 50)).toMatchObject({ kind: 'void', rule: 'over-session-complete' });
});

test('a session on one over counts that over alone and names its balls', () => {
  expect(only(playInnings(newMatch('T20'), INDIA, '6x1 4 wd 6 4x.'), 2)).toMatchObject({
    run: 11,
    reason: 'India made 11 in the 2nd over.',
    balls: [0, 1, 2, 3, 4, 5, 6].map((delivery) => ({ innings: 0, over: 1, delivery })),
  });
});

test('a session on one over stands when the side is all out or declares in it', () => {
  const allOut = closeInnings(playInnings(newMatch('T20'), INDIA, '2 10xW'));
  expect(only(allOut, 2)).toMatchObject({ run: 0, rule: 'over-in-progress-counts' });
  const declared = declareInnings(playInnings(newMatch('Test'), INDIA, '6x1 4 4'));
  expect(only(declared, 2)).toMatchObject({
    run: 8,
    rule: 'over-in-progress-counts',
    reason: 'India made 8 in the 2nd over: they declared in it, so it counts as complete.',
  });
  expect(only(declared, 1)).toMatchObject({ run: 6 });
});

test('penalty runs count from 20 March 2024 and not the day before', () => {
  const balls = '1 p5 4x.';
  expect(overs(playInnings(newMatch('T20', { startDate: '2024-03-20' }), INDIA, balls), 1)).toMatchObject({
    run: 6,
  });
  expect(overs(playInnings(newMatch('T20', { startDate: '2024-03-19' }), INDIA, balls), 1)).toMatchObject({
    run: 1,
    reason: 'India made 1 in the first over. 5 penalty runs left out: they count from 20 March 2024.',
  });
});

test('a side that never batted leaves its sessions void', () => {
  const match = noResult(playInnings(newMatch('T20'), INDIA, '6x1'));
  expect(overs(match, 6, NEPAL)).toMatchObject({ kind: 'void', rule: 'did-not-bat' });
});

test('a super over is not an innings of any other session', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '120x.'));
  const second = closeInnings(playInnings(first, NEPAL, '120x.'));
  const match = finishMatch(playInnings(second, NEPAL, '6x6', { isSuperOver: true }), { kind: 'tied' });
  expect(only(match, 1, NEPAL)).toMatchObject({ run: 0 });
  expect(
    judgeSession(match, { ask: 'only-over-runs', team: NEPAL, over: 1, inningsNumber: 2 }),
  ).toMatchObject({
    kind: 'void',
    rule: 'did-not-bat',
  });
  expect(judgeSession(match, { ask: 'match-total', of: 'sixes' })).toMatchObject({ run: 0 });
});

test('a team has a second innings of its own in a Test', () => {
  const first = declareInnings(playInnings(newMatch('Test'), INDIA, '6x1'));
  const second = declareInnings(playInnings(first, NEPAL, '6x2'));
  const third = playInnings(second, INDIA, '6x4');
  expect(judgeSession(third, { ask: 'over-runs', team: INDIA, overs: 1, inningsNumber: 2 })).toMatchObject({
    run: 24,
  });
});
