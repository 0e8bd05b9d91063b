import type { MatchTotal, Session } from '@maidan/sports';
import { expect, test } from 'vitest';
import { edgeMatch, judgeEdge } from '../testing/judge-edge.ts';
import { lions, tigers } from '../testing/write-match.ts';

const total = (of: MatchTotal): Session => ({ ask: 'match-total', of });
const innings = (team: string, inningsNumber: number): Session => ({
  ask: 'innings-runs',
  team,
  inningsNumber,
});

test.each([
  ['T20 super over', 240, tigers],
  ['ODI super over', 600, lions],
] as const)('%s: the match is tied, and the super over is in no total', (match, runs, winner) => {
  expect(judgeEdge(match, { ask: 'match-event', of: 'tied' })).toMatchObject({ run: 1 });
  expect(judgeEdge(match, total('runs'))).toMatchObject({ run: runs });
  expect(judgeEdge(match, total('fours'))).toMatchObject({ run: 0 });
  expect(edgeMatch(match).outcome).toEqual({ kind: 'tied', superOverWinner: winner });
  expect(edgeMatch(match).innings.filter(({ isSuperOver }) => isSuperOver)).toHaveLength(2);
});

test('an ODI may be tied without a super over', () => {
  const match = 'ODI tied, both all out at 49.4';
  expect(edgeMatch(match).outcome).toEqual({ kind: 'tied' });
  expect(judgeEdge(match, total('runs'))).toMatchObject({ run: 576 });
});

test('a match with a bowl-out is tied, and keeps the winner of the bowl-out', () => {
  expect(edgeMatch('bowl-out').outcome).toEqual({ kind: 'tied', bowlOutWinner: lions });
  expect(judgeEdge('bowl-out', total('runs'))).toMatchObject({ run: 240 });
  expect(judgeEdge('bowl-out', { ask: 'match-event', of: 'tied' })).toMatchObject({ run: 1 });
});

test('a Test drawn in fewer than 300 overs has its totals void', () => {
  expect(judgeEdge('Test drawn in 278 overs', total('fours'))).toMatchObject({
    kind: 'void',
    rule: 'test-300-overs',
    reason: '278 overs were played and no team won; match events need 300, so the session is void.',
  });
});

test('totals of a Test stand once a team has won, in however few overs, or 300 were played', () => {
  expect(judgeEdge('Test won by an innings', total('wickets'))).toMatchObject({ run: 20 });
  expect(judgeEdge('won by the side that followed on', total('runs'))).toMatchObject({ run: 419 });
  expect(judgeEdge('Test drawn in 300 overs', total('runs'))).toMatchObject({ run: 900 });
});

test('a Test awarded to a team is won, so its totals stand', () => {
  expect(edgeMatch('Test awarded').outcome).toEqual({
    kind: 'won',
    team: lions,
    by: 'award',
    method: 'Awarded',
  });
  expect(judgeEdge('Test awarded', total('wickets'))).toMatchObject({ run: 24 });
});

test.each(['Test awarded', 'Test abandoned'] as const)(
  '%s: the innings in progress never ended, so its open sessions are void and its complete ones stand',
  (match) => {
    const ofLions = { team: lions, inningsNumber: 2 } as const;
    expect(judgeEdge(match, innings(lions, 2))).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
    expect(judgeEdge(match, { ...ofLions, ask: 'fall-of-wicket', wicket: 5 })).toMatchObject({
      kind: 'void',
    });
    expect(judgeEdge(match, { ...ofLions, ask: 'player-runs', player: 'L2' })).toMatchObject({
      kind: 'void',
    });
    expect(judgeEdge(match, { ...ofLions, ask: 'fall-of-wicket', wicket: 4 })).toMatchObject({ run: 30 });
    expect(judgeEdge(match, innings(lions, 1))).toMatchObject({ run: 54 });
  },
);

test('innings are counted for each team, in whatever order a follow-on puts them', () => {
  expect(judgeEdge('Test won by an innings', innings(tigers, 2))).toMatchObject({ run: 15 });
  expect(judgeEdge('Test won by an innings', innings(lions, 2))).toMatchObject({ rule: 'did-not-bat' });
  expect(judgeEdge('won by the side that followed on', innings(tigers, 2))).toMatchObject({ run: 200 });
  expect(judgeEdge('won by the side that followed on', innings(lions, 2))).toMatchObject({ run: 9 });
});
