import { listPartnerships, listWicketFalls, type Session } from '@maidan/sports';
import { expect, test } from 'vitest';
import { edgeMatch, inningsOf, judgeEdge, overOf, scoreOf } from '../testing/judge-edge.ts';
import { lions, tigers } from '../testing/write-match.ts';

const player = (team: string, name: string): Session => ({ ask: 'player-runs', team, player: name });
const fall = (wicket: number): Session => ({ ask: 'fall-of-wicket', team: lions, wicket });
const partnership = (wicket: number): Session => ({ ask: 'pship-runs', team: lions, wicket });

test('a batter out for obstructing the field is out like any other', () => {
  const match = 'obstructing the field';
  const reason = 'L1 was out having made 10 runs.';
  expect(judgeEdge(match, player(lions, 'L1'))).toMatchObject({ run: 10, rule: 'batter-runs', reason });
  expect(judgeEdge(match, fall(1))).toMatchObject({ run: 10 });
});

test('a batter who retires hurt at the other end is settled on the runs made, and his side is all out with nine', () => {
  const match = 'retired hurt at the other end, all out with nine';
  expect(judgeEdge(match, player(tigers, 'T1'))).toMatchObject({ run: 39, rule: 'injured-batter' });
  expect(scoreOf(match, 2)).toBe('200/9 in 38.5');
  expect(judgeEdge(match, { ask: 'over-runs', team: tigers, overs: 39 })).toMatchObject({
    run: 200,
    rule: 'over-in-progress-counts',
  });
});

test('a partnership goes on with the next batter when one retires hurt', () => {
  const match = 'retired hurt in a partnership, back later';
  expect(listPartnerships(inningsOf(edgeMatch(match), 1), 6, true)[0]?.runs).toBe(108);
  expect(judgeEdge(match, partnership(1))).toMatchObject({ run: 108, rule: 'partnership-continues' });
});

test('a batter who retired hurt and came back is settled on the runs made before', () => {
  const match = 'retired hurt in a partnership, back later';
  expect(judgeEdge(match, player(lions, 'L1'))).toMatchObject({ run: 50, rule: 'injured-batter' });
  expect(judgeEdge(match, { ask: 'match-most', of: 'batter-runs' })).toMatchObject({ run: 120 });
});

test('a concussed player’s session and his substitute’s both stand, the substitute outside the eleven', () => {
  const match = 'concussion substitute';
  expect(judgeEdge(match, player(lions, 'L1'))).toMatchObject({ run: 0, rule: 'injured-batter' });
  expect(judgeEdge(match, player(lions, 'L12'))).toMatchObject({ run: 80, rule: 'batter-runs' });
});

test('a batter retired not out is settled on the runs made, those of the last ball included, and is not a wicket', () => {
  const match = 'retired not out';
  expect(judgeEdge(match, player(lions, 'L1'))).toMatchObject({ run: 12, rule: 'injured-batter' });
  expect(scoreOf(match, 1)).toBe('120/0 in 20.0');
});

test('a batter retired out is a wicket', () => {
  const falls = listWicketFalls(inningsOf(edgeMatch('retired out'), 1), 6, true);
  expect(falls).toMatchObject([{ kind: 'retired out', player: 'L1', score: 5 }]);
  expect(judgeEdge('retired out', player(lions, 'L1'))).toMatchObject({ run: 5, rule: 'batter-runs' });
});

test('a run out off a wide or no-ball counts as a wicket, but the delivery is not a legal ball', () => {
  const falls = listWicketFalls(inningsOf(edgeMatch('run out off a wide and a no-ball'), 1), 6, true);
  expect(falls.map(({ kind, score, ball }) => [kind, score, ball.isLegal, ball.legalBalls])).toEqual([
    ['run out', 5, false, 4],
    ['run out', 9, false, 6],
  ]);
});

test('of two wickets on one ball, one of them timed out, both fall at one score', () => {
  const match = 'two out on one ball, one timed out';
  expect(judgeEdge(match, fall(4))).toMatchObject({ run: 135 });
  expect(judgeEdge(match, fall(5))).toMatchObject({
    run: 135,
    reason: 'Lions were 135 when the 5th wicket fell (L6, timed out).',
  });
  expect(judgeEdge(match, partnership(5))).toMatchObject({ run: 0 });
});

test('a wicket and a retirement on one ball are one wicket', () => {
  const match = 'stumped and retired hurt on one ball';
  expect(scoreOf(match, 1)).toBe('100/9 in 18.1');
  expect(judgeEdge(match, fall(9))).toMatchObject({ run: 100, rule: 'wicket-falls' });
  expect(judgeEdge(match, player(lions, 'L2'))).toMatchObject({ rule: 'injured-batter' });
});

test('an over may have four or five wickets and be a maiden, with or without a leg bye', () => {
  const match = 'overs of four and five wickets';
  expect([1, 2].map((over) => overOf(match, 1, over).wickets)).toEqual([4, 5]);
  expect(judgeEdge(match, { ask: 'only-over-wickets', team: lions, over: 1 })).toMatchObject({ run: 4 });
  expect(judgeEdge(match, { ask: 'match-event', of: 'maiden' })).toMatchObject({ run: 1 });
  expect(judgeEdge(match, { ask: 'match-total', of: 'maidens' })).toMatchObject({ run: 2 });
});
