import type { MatchBet, ScorePicture } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { matchResult, scoreLines } from './match-head.tsx';

const bet = (changes: Partial<MatchBet>) =>
  ({
    oddsType: 'bookmaker',
    isDeclare: 1,
    resultRule: 'match-winner',
    resultReason: 'Lions won by 14 runs.',
    ...changes,
  }) as MatchBet;

test('a settled bet on the winner gives the match’s result', () => {
  expect(
    matchResult({ oddsBetsData: [bet({ oddsType: 'toss', resultReason: 'Tigers won the toss.' }), bet({})] }),
  ).toEqual({
    rule: 'match-winner',
    reason: 'Lions won by 14 runs.',
  });
});

test.each([
  ['the toss alone', bet({ oddsType: 'toss' })],
  ['a bet that is open', bet({ isDeclare: 0 })],
  ['a result without a reason', bet({ resultReason: undefined })],
])('%s does not give the match’s result', (_, only) => {
  expect(matchResult({ oddsBetsData: [only] })).toBeUndefined();
});

const score = (sport: string, detail: object | null) =>
  ({ sport, headline: '', detail }) as unknown as ScorePicture['score'];

test('an innings shows runs, wickets and overs, and whether it was declared', () => {
  const innings = [
    { team: 'Lions', runs: 180, wickets: 5, overs: '20.0', isDeclared: false },
    { team: 'Tigers', runs: 90, wickets: 2, overs: '31.4', isDeclared: true },
  ];
  expect(scoreLines(score('cricket', { innings }))).toEqual([
    { team: 'Lions', score: '180/5 (20.0)' },
    { team: 'Tigers', score: '90/2d (31.4)' },
  ]);
});

test('goals are followed by the shoot-out if there was one', () => {
  const detail = { teams: ['A', 'B'], goals: [1, 1] };
  const scores = (more: object) =>
    scoreLines(score('football', { ...detail, ...more })).map((line) => line.score);
  expect(scores({})).toEqual(['1', '1']);
  expect(scores({ penalties: [4, 3] })).toEqual(['1 (4)', '1 (3)']);
});

test('tennis shows the sets won, then each set', () => {
  const detail = {
    players: ['A', 'B'],
    setsWon: [2, 0],
    sets: [
      [6, 4],
      [7, 5],
    ],
  };
  expect(scoreLines(score('tennis', detail)).map((line) => line.score)).toEqual(['2 · 6 · 7', '0 · 4 · 5']);
});

test('a score without a detail has no lines', () => {
  expect(scoreLines(score('cricket', null))).toEqual([]);
  expect(scoreLines(null)).toEqual([]);
});
