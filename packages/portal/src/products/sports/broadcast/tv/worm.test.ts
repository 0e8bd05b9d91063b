import { expect, test } from 'vitest';
import type { CricketPicture, Innings } from '../match-picture.ts';
import { overRuns, wormChart, wormPoints } from './worm.ts';

function innings(worm: readonly number[], overs: string, runs: number): Innings {
  return { team: 'A', short: 'A', runs, wickets: 0, overs, isDeclared: false, worm };
}

function picture(format: CricketPicture['format'], all: readonly Innings[]): CricketPicture {
  return {
    format,
    status: { text: 'In play', key: 'inPlay' },
    isBallRunning: false,
    toss: '',
    isSuperOver: false,
    bowlers: [],
    lastBalls: [],
    isFreeHit: false,
    innings: all,
    batters: [],
    thisOver: [],
    runRate: 0,
    chances: [50, 50],
  };
}

test('the worm starts at zero and ends at the present score', () => {
  expect(wormPoints(innings([6, 14], '2.3', 19))).toEqual([
    [0, 0],
    [1, 6],
    [2, 14],
    [2.5, 19],
  ]);
});

test('between two overs no point of the worm is repeated', () => {
  expect(wormPoints(innings([6, 14], '2.0', 14))).toEqual([
    [0, 0],
    [1, 6],
    [2, 14],
  ]);
});

test('the runs of each over are the differences of the worm, the present over last', () => {
  expect(overRuns(innings([6, 14], '2.3', 19))).toEqual([6, 8, 5]);
  expect(overRuns(innings([], '0.0', 0))).toEqual([]);
});

test('a twenty-over chart is twenty overs wide and leaves out a super over', () => {
  const chart = wormChart(
    picture('T20', [innings([], '0.4', 3), innings([], '0.2', 2), innings([], '0.1', 6)]),
  );
  expect([chart.oversMax, chart.lines.length]).toEqual([20, 2]);
});

test('the chart of a Test is as wide as its longest innings', () => {
  const chart = wormChart(picture('Test', [innings([], '101.3', 330), innings([], '80.0', 201)]));
  expect([chart.oversMax, chart.runsMax]).toEqual([102, 350]);
});
