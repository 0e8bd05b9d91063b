import { isBoundary, listBatters, type Session } from '@maidan/sports';
import { expect, test } from 'vitest';
import type { EdgeName } from '../testing/edge-matches.ts';
import { edgeMatch, inningsOf, judgeEdge, overOf, scoreOf } from '../testing/judge-edge.ts';
import { lions, tigers } from '../testing/write-match.ts';

const oneOver = (over: number): Session => ({ ask: 'only-over-runs', team: lions, over });
const innings = (team = lions): Session => ({ ask: 'innings-runs', team, inningsNumber: 1 });

test('a four or six that was all run counts for the batter, but not as a boundary', () => {
  const last = overOf('six all run, seven run, five run', 1, 20);
  expect([last.runs, last.fours, last.sixes]).toEqual([16, 0, 1]);
  expect(
    judgeEdge('six all run, seven run, five run', { ask: 'only-over-boundaries', team: lions, over: 20 }),
  ).toMatchObject({ run: 1 });
});

test('seven or five off one ball count for the batter, but not as a boundary', () => {
  const first = inningsOf(edgeMatch('six all run, seven run, five run'), 1);
  const odd = first.overs.flatMap(({ deliveries }) =>
    deliveries.filter(({ batterRuns }) => batterRuns === 7 || batterRuns === 5),
  );
  expect(odd.map(isBoundary)).toEqual([false, false]);
  expect(listBatters(first, 6, true).get('L1')).toMatchObject({ runs: 140, fours: 0, sixes: 1 });
});

test('an over shared by two bowlers counts for neither', () => {
  const match = 'over of two bowlers';
  expect([...overOf(match, 1, 7).conceded]).toEqual([
    ['T11', 8],
    ['T9', 4],
  ]);
  const session: Session = { ask: 'bowler-runs', team: tigers, player: 'T9', overs: 1 };
  expect(judgeEdge(match, session)).toMatchObject({ kind: 'void', rule: 'bowler-overs' });
});

test('penalty runs before 20 March 2024 are in the score and left out of the over', () => {
  const match = 'penalty runs the day before they counted';
  expect(overOf(match, 1, 14).runs).toBe(13);
  expect(judgeEdge(match, oneOver(14))).toMatchObject({
    run: 8,
    reason: 'Lions made 8 in the 14th over. 5 penalty runs left out: they count from 20 March 2024.',
  });
});

test('penalty runs from 20 March 2024 on count in the over', () => {
  const match = 'penalty runs the day they began to count';
  expect(judgeEdge(match, oneOver(14))).toMatchObject({ run: 13 });
});

test('penalty runs after an innings of 2018 count in its total, but in no session', () => {
  const match = 'penalty runs after an innings';
  expect(scoreOf(match, 1)).toBe('116/10 in 20.0');
  expect(judgeEdge(match, innings())).toMatchObject({ run: 110 });
  expect(judgeEdge(match, { ask: 'over-runs', team: lions, overs: 20 })).toMatchObject({ run: 110 });
});

test('penalty runs before an innings of 2024 count from its first over', () => {
  const match = 'penalty runs before an innings';
  expect(scoreOf(match, 2)).toBe('105/0 in 20.0');
  expect(judgeEdge(match, innings(tigers))).toMatchObject({ run: 105 });
  expect(judgeEdge(match, { ask: 'over-runs', team: tigers, overs: 1 })).toMatchObject({ run: 11 });
});

test('one ball may give five wides, and an over of eleven balls still has six legal ones', () => {
  const first = overOf('five wides, and an over of eleven balls', 1, 1);
  expect(first.balls[0]?.delivery.extras.wides).toBe(5);
  expect([first.balls.length, first.legalBalls, first.runs]).toEqual([11, 6, 15]);
});

test('the Power Surge is the two overs the side picked, and void where they were not bowled', () => {
  const match = 'Power Surge in overs 15 and 16';
  expect(judgeEdge(match, { ask: 'power-surge-runs', team: lions })).toMatchObject({
    run: 14,
    reason: 'Lions made 14 in the power surge, overs 15 and 16.',
  });
  expect(judgeEdge(match, { ask: 'power-play-runs', team: lions })).toMatchObject({ run: 24 });
  expect(judgeEdge(match, { ask: 'power-surge-runs', team: tigers })).toMatchObject({ kind: 'void' });
});

test('twenty overs of five balls, as in The Hundred, are complete', () => {
  expect(edgeMatch('The Hundred').ballsPerOver).toBe(5);
  expect(judgeEdge('The Hundred', { ask: 'over-runs', team: lions, overs: 20 })).toMatchObject({ run: 100 });
});

test.each([
  [50, 5],
  [51, 7],
])('over %i, in which the umpire counted %i balls, is an over', (over, balls) => {
  const match: EdgeName = 'overs of five and seven balls';
  expect(overOf(match, 1, over)).toMatchObject({ legalBalls: balls, isBowled: true });
  expect(judgeEdge(match, oneOver(over))).toMatchObject({ run: balls });
  expect(scoreOf(match, 1)).toBe('306/0 in 61.0');
});
