import { judgeSession, type Session } from '@maidan/sports';
import { expect, test } from 'vitest';
import { judgeEdge, scoreOf } from '../testing/judge-edge.ts';
import { lions, playMatch, tigers } from '../testing/write-match.ts';

const overs = (team: string, count: number, inningsNumber = 1): Session => ({
  ask: 'over-runs',
  team,
  overs: count,
  inningsNumber,
});
const oneOver = (team: string, over: number, inningsNumber = 1): Session => ({
  ask: 'only-over-runs',
  team,
  over,
  inningsNumber,
});

test('a 20 over session stands when its overs were bowled, not when the chase ended before', () => {
  expect(judgeEdge('plain T20', overs(lions, 20))).toMatchObject({ run: 119 });
  expect(judgeEdge('plain T20', overs(tigers, 20))).toMatchObject({ kind: 'void', rule: 't20-twenty-overs' });
  expect(judgeEdge('plain T20', { ask: 'match-most', of: 'batter-runs' })).toMatchObject({ run: 66 });
});

test.each([
  ['49.3', 287],
  ['49.4', 288],
  ['49.5', 289],
])('all out at %s counts as 50 overs, and the last over as bowled', (_at, runs) => {
  const match = playMatch(`ODI
    Lions: ${runs}x1 10xW
    Tigers, ${runs + 1} to win in 50: 49x6
    Tigers won by 10 wickets`);
  const rule = 'over-in-progress-counts';
  expect(judgeSession(match, overs(lions, 50))).toMatchObject({ run: runs, rule });
  expect(judgeSession(match, oneOver(lions, 50))).toMatchObject({ run: 0, rule });
});

test('a chase all out at 49.4 has its last over settled', () => {
  expect(judgeEdge('ODI tied, both all out at 49.4', oneOver(tigers, 50))).toMatchObject({
    run: 0,
    rule: 'over-in-progress-counts',
  });
});

test('all out at the end of the 16th over completes the 16 over session and none after it', () => {
  const match = 'all out at the end of the 16th over';
  expect(judgeEdge(match, overs(lions, 16))).toMatchObject({ run: 86, rule: 'over-runs-count-all' });
  expect(judgeEdge(match, overs(lions, 20))).toMatchObject({ kind: 'void', rule: 't20-twenty-overs' });
  expect(judgeEdge(match, overs(lions, 17))).toMatchObject({ kind: 'void' });
});

test('with a batter absent hurt an innings is all out at nine wickets, the over in progress complete', () => {
  expect(scoreOf('absent hurt', 3)).toBe('113/9 in 47.1');
  expect(
    judgeEdge('absent hurt', { ask: 'fall-of-wicket', team: lions, wicket: 10, inningsNumber: 2 }),
  ).toMatchObject({ run: 113, rule: 'wicket-falls' });
  expect(judgeEdge('absent hurt', overs(lions, 48, 2))).toMatchObject({
    run: 113,
    rule: 'over-in-progress-counts',
  });
});

test('an innings declared at 131.5 counts as 132 overs', () => {
  const match = 'declared at 131.5';
  expect(scoreOf(match, 3)).toBe('467/7 in 131.5');
  expect(judgeEdge(match, overs(lions, 132, 2))).toMatchObject({
    run: 467,
    reason: 'Lions made 467 in the first 132 overs: they declared at 131.5, which counts as 132.',
  });
  expect(judgeEdge(match, overs(lions, 133, 2))).toMatchObject({ kind: 'void' });
});

test('an innings declared one ball into an over counts that over as batted', () => {
  const match = 'declared one ball into an over';
  expect(scoreOf(match, 1)).toBe('523/0 in 87.1');
  expect(judgeEdge(match, overs(lions, 88))).toMatchObject({ run: 523 });
});

test('a session on the one over in which a side declared stands at the runs of that over', () => {
  const expected = { kind: 'run', run: 0, rule: 'over-in-progress-counts' };
  expect(judgeEdge('declared at 131.5', oneOver(lions, 132, 2))).toMatchObject(expected);
});

test('the overs an ODI side did not last are counted from the second innings, and void where that was shorter', () => {
  const match = 'ODI of few balls, both all out';
  expect(scoreOf(match, 1)).toBe('30/10 in 6.4');
  expect(judgeEdge(match, overs(lions, 7))).toMatchObject({ run: 30, rule: 'over-in-progress-counts' });
  expect(judgeEdge(match, overs(lions, 50))).toMatchObject({ kind: 'void', rule: 'odi-fifty-overs' });
});
