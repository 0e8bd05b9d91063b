import { matchFacts } from '@maidan/sports';
import { expect, test } from 'vitest';
import { lions, playMatch, tigers } from '../testing/write-match.ts';

const { innings, ...whole } = matchFacts(
  playMatch(`T20
    Lions, 5 penalty runs before: 1 4 4r wd nb2 b1 lb2 .  c 6 p5 rh W .
    Tigers, 33 to win in 20, absent hurt T11: st 5x6 3
    Tigers won by 9 wickets`),
);

test('the facts of a match are its kind, its result and the overs bowled by both sides', () => {
  expect(whole).toEqual({
    match_type: 'T20',
    outcome: { winner: tigers, by: { wickets: 9 } },
    scheduled_overs: 20,
    balls_per_over: 6,
    match_overs: 3.17,
  });
});

test('the facts of an innings are every figure a scorer counts from its balls', () => {
  expect(innings[0]).toEqual({
    team: lions,
    super_over: false,
    declared: false,
    penalty_pre: 5,
    penalty_post: 0,
    total: 32,
    wickets: 2,
    legal_balls: 12,
    overs_text: '2.0',
    all_out: false,
    target: null,
    absent_hurt: null,
    cumulative_after_over: [21, 32],
    overs: [
      { over: 1, runs: 16, legal: 6, bowler_conceded: { T11: 13 }, wickets: 0, fours: 1, sixes: 0 },
      { over: 2, runs: 11, legal: 6, bowler_conceded: { T10: 6 }, wickets: 2, fours: 0, sixes: 1 },
    ],
    fall_of_wickets: [
      [1, 21, '1.1', 'L1', 'caught'],
      [2, 32, '1.5', 'L4', 'bowled'],
    ],
    partnerships: [
      [1, 21],
      [2, 11],
      [3, 0],
    ],
    batting: {
      L1: { runs: 11, balls: 8, fours: 1, sixes: 0, how: 'caught' },
      L2: { runs: 0, balls: 0, fours: 0, sixes: 0, how: null },
      L3: { runs: 6, balls: 3, fours: 0, sixes: 1, how: 'retired hurt' },
      L4: { runs: 0, balls: 1, fours: 0, sixes: 0, how: 'bowled' },
      L5: { runs: 0, balls: 1, fours: 0, sixes: 0, how: null },
    },
    bowling: {
      T11: { balls: 6, conceded: 13, wickets: 0 },
      T10: { balls: 6, conceded: 6, wickets: 2 },
    },
    extras: { byes: 1, legbyes: 2, noballs: 1, penalty: 5, wides: 1 },
    dot_balls: { all: 2, first6: 2, first20: 2 },
  });
});

test('the facts of a chase have its target, the absent batters and the over it ended in', () => {
  expect(innings[1]).toMatchObject({
    team: tigers,
    total: 33,
    wickets: 1,
    overs_text: '1.1',
    target: { runs: 33, overs: 20 },
    absent_hurt: ['T11'],
    cumulative_after_over: [30, 33],
    fall_of_wickets: [[1, 0, '0.1', 'T1', 'stumped']],
    bowling: { L11: { balls: 6, conceded: 30, wickets: 1 }, L10: { balls: 1, conceded: 3, wickets: 0 } },
    dot_balls: {},
  });
});

test.each([
  ['tied, Tigers in the super over', { result: 'tie', eliminator: tigers }],
  ['tied, Lions in the bowl-out', { result: 'tie', bowl_out: lions }],
  ['tied (D/L)', { result: 'tie', method: 'D/L' }],
  ['drawn', { result: 'draw' }],
  ['no result', { result: 'no result' }],
  ['Lions awarded', { winner: lions, method: 'Awarded' }],
  ['Lions won by an innings and 7 runs', { winner: lions, by: { innings: 1, runs: 7 } }],
])('the facts of a match that ended %s say so in the words of a scorer’s file', (end, outcome) => {
  expect(matchFacts(playMatch(`Test\nLions, declared: 1\nTigers: 1\n${end}`))).toMatchObject({
    outcome,
    scheduled_overs: null,
  });
});

test('overs of five and seven balls change the overs counted by balls, not those of the scoreboard', () => {
  const [first] = matchFacts(playMatch('Test\nLions, declared: 5x1 | 6x1 +1 2x.\ndrawn')).innings;
  expect(first).toMatchObject({
    legal_balls: 14,
    overs_text: '2.2',
    overs: [{ legal: 5 }, { legal: 7 }, { legal: 2 }],
  });
});
