import type { Session } from '@maidan/sports';
import { expect, test } from 'vitest';
import { edgeMatch, judgeEdge, scoreOf } from '../testing/judge-edge.ts';
import { lions, tigers } from '../testing/write-match.ts';

const overs = (team: string, count: number): Session => ({ ask: 'over-runs', team, overs: count });
const fall = (team: string, wicket: number): Session => ({ ask: 'fall-of-wicket', team, wicket });
const cut = { kind: 'void', rule: 'abandoned-or-reduced' };

test('in a T20 cut to 17 overs the 17 over session stands, the 20 over session and the match totals are void', () => {
  const match = 'T20 of 17 overs';
  expect(judgeEdge(match, overs(lions, 17))).toMatchObject({ run: 102 });
  expect(judgeEdge(match, overs(lions, 20))).toMatchObject({ kind: 'void', rule: 't20-twenty-overs' });
  expect(judgeEdge(match, { ask: 'match-total', of: 'sixes' })).toMatchObject(cut);
});

test('in an ODI cut to 41 overs the 41 over session stands and the 50 over session is void', () => {
  const match = 'ODI of 41 overs';
  expect(judgeEdge(match, overs(lions, 41))).toMatchObject({ run: 246 });
  expect(judgeEdge(match, overs(lions, 50))).toMatchObject({ kind: 'void', rule: 'over-session-complete' });
});

test('the innings of a chase that reached its reduced target stands', () => {
  const innings: Session = { ask: 'innings-runs', team: tigers, inningsNumber: 1 };
  expect(judgeEdge('ODI chase of 26 overs', innings)).toMatchObject({ kind: 'run', run: 151 });
});

test('in a T20 cut to 14 overs the 14 over session stands, with 33 off its last over', () => {
  const match = 'T20 of 14 overs, 33 off the last';
  expect(judgeEdge(match, overs(lions, 14))).toMatchObject({ run: 111 });
  expect(judgeEdge(match, overs(lions, 20))).toMatchObject({ kind: 'void', rule: 't20-twenty-overs' });
  expect(judgeEdge(match, { ask: 'only-over-runs', team: lions, over: 14 })).toMatchObject({ run: 33 });
});

test('in a chase with a target for part of an over, sessions left incomplete are void', () => {
  const match = 'target of part of an over';
  expect(scoreOf(match, 2)).toBe('105/5 in 14.3');
  expect(judgeEdge(match, fall(tigers, 5))).toMatchObject({ kind: 'run', run: 105 });
  expect(judgeEdge(match, fall(tigers, 6))).toMatchObject(cut);
});

test('a match tied on par after 8.1 overs is tied, and its totals are void', () => {
  const match = 'tied on par after 8.1 overs';
  expect(edgeMatch(match).outcome).toEqual({ kind: 'tied', method: 'D/L' });
  expect(scoreOf(match, 2)).toBe('64/0 in 8.1');
  expect(judgeEdge(match, { ask: 'match-total', of: 'runs' })).toMatchObject(cut);
});

test('a T20 without a result settles the overs bowled, seven wickets in them or not, and voids the rest', () => {
  const match = 'T20 without a result';
  expect(scoreOf(match, 1)).toBe('62/7 in 5.0');
  expect(judgeEdge(match, overs(lions, 5))).toMatchObject({ run: 62 });
  expect(judgeEdge(match, overs(tigers, 4))).toMatchObject({
    kind: 'void',
    reason: 'Only 3.2 of 4 overs were bowled, so the 4 over session is void.',
  });
  expect(judgeEdge(match, { ask: 'match-total', of: 'fours' })).toMatchObject(cut);
});

test('an ODI without a result settles the overs bowled and voids the rest', () => {
  const match = 'ODI without a result';
  expect(judgeEdge(match, overs(lions, 50))).toMatchObject({ run: 300 });
  expect(judgeEdge(match, overs(tigers, 1))).toMatchObject({ run: 6 });
  expect(judgeEdge(match, overs(tigers, 2))).toMatchObject({ kind: 'void' });
});

test('a wicket that had not fallen when play ended for good is void, the overs bowled stand', () => {
  const match = 'rain after 16 overs';
  expect(scoreOf(match, 1)).toBe('93/3 in 16.0');
  expect(judgeEdge(match, overs(lions, 16))).toMatchObject({ run: 93 });
  expect(judgeEdge(match, fall(lions, 4))).toMatchObject(cut);
});

test('sessions of a side that never batted are void; of the other, 19 overs stand and 20 do not', () => {
  const match = 'rain after 19.4 overs';
  expect(judgeEdge(match, overs(lions, 19))).toMatchObject({ run: 114 });
  expect(judgeEdge(match, overs(lions, 20))).toMatchObject({ kind: 'void' });
  expect(judgeEdge(match, overs(tigers, 6))).toMatchObject({ kind: 'void', rule: 'did-not-bat' });
});
