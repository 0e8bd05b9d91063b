import type { ScorePicture } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { readScore } from './use-score.ts';

const match = {
  id: '9',
  name: 'Lions v Tigers',
  series: 'Cup',
  teams: ['Lions', 'Tigers'],
  startsAt: 0,
  status: 'in-play',
};
const status = { text: 'In play' };
const innings = (team: string, runs: number, overs: string) => ({
  team,
  short: team,
  runs,
  wickets: 3,
  overs,
  isDeclared: false,
  worm: [],
});

function picture(sport: string, detail: object | null): ScorePicture {
  return {
    match: { ...match, sport },
    score: { sport, headline: '', detail },
    isStale: false,
  } as unknown as ScorePicture;
}

const cricket = {
  format: 'T20',
  status,
  innings: [innings('Lions', 186, '20'), innings('Tigers', 27, '3.0')],
  batters: [],
  thisOver: [],
  runRate: 9,
  chances: [50, 50],
  target: { runs: 187, need: 160, ballsLeft: 102, rate: 9.4 },
};

test('the batting side is first, with what it needs', () => {
  expect(readScore(picture('cricket', cricket))).toEqual({
    rows: [
      { name: 'Tigers', score: '27/3', note: '(3.0)', isActive: true },
      { name: 'Lions', score: '186/3', note: '(20)', isActive: false },
    ],
    runRate: 9,
    need: { runs: 160, balls: 102 },
  });
});

test('a side that is all out shows only its runs, as in the list of matches', () => {
  const [first, second] = cricket.innings;
  const scores = readScore(picture('cricket', { ...cricket, innings: [{ ...first, wickets: 10 }, second] }));
  expect(scores?.rows.map(({ score }) => score)).toEqual(['27/3', '186']);
});

test('a football match shows its goals and the minute', () => {
  const detail = {
    status,
    minute: 63,
    teams: ['Lions', 'Tigers'],
    shortNames: ['LIO', 'TIG'],
    goals: [2, 1],
    events: [],
    reds: [0, 0],
    stats: {},
    chances: [50, 30, 20],
  };
  expect(readScore(picture('football', detail))).toMatchObject({
    rows: [{ score: '2' }, { score: '1' }],
    minute: 63,
  });
});

test('a tennis match shows sets, games and points, and who serves', () => {
  const detail = {
    status,
    players: ['Ana', 'Bea'],
    sets: [[6, 4]],
    setsWon: [1, 0],
    games: [3, 2],
    points: ['40', '15'],
    server: 1,
    aces: [0, 0],
    pointsWon: [0, 0],
    chances: [50, 50],
  };
  expect(readScore(picture('tennis', detail))?.rows).toEqual([
    { name: 'Ana', score: '1', note: '3 · 40', isActive: false },
    { name: 'Bea', score: '0', note: '2 · 15', isActive: true },
  ]);
});

test.each(['cricket', 'football', 'tennis', 'other'])('%s without a detail has no score to show', (sport) => {
  expect(readScore(picture(sport, null))).toBeUndefined();
});
