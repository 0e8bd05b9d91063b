import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { INDIA, newMatch, playInnings } from '../../testing/play-innings.ts';
import type { Innings } from './cricket-match.ts';
import { sumExtras } from './delivery.ts';
import { isAllOut, listWicketFalls, scoreInnings, scoreOvers } from './innings-score.ts';
import { totalExtras } from './match-facts.ts';
import { listPartnerships } from './partnerships.ts';
import { listBatters, listBowlers } from './player-figures.ts';

function played(balls: string): Innings {
  const innings = playInnings(newMatch('Test'), INDIA, balls).innings[0];
  if (innings === undefined) throw new Error('nothing was played');
  return innings;
}

test('wides and no-balls score but are not legal balls', () => {
  expect(scoreInnings(played('1 wd nb4 2'), 6, true)).toMatchObject({
    runs: 9,
    legalBalls: 2,
    oversText: '0.2',
  });
});

test('131 overs and 5 balls are written 131.5, and a full over is written as the next with no ball', () => {
  expect(scoreInnings(played('786x. 5x.'), 6, true).oversText).toBe('131.5');
  expect(scoreInnings(played('792x.'), 6, true).oversText).toBe('132.0');
});

test('retired hurt and retired not out are not wickets', () => {
  expect(scoreInnings(played('rh W rno'), 6, true)).toMatchObject({ wickets: 1, retired: ['I1', 'I4'] });
});

test('a side is all out at ten wickets, and sooner when others are hurt or absent', () => {
  const match = newMatch('Test');
  expect(isAllOut(played('9xW'), match)).toBe(false);
  expect(isAllOut(played('10xW'), match)).toBe(true);
  expect(isAllOut(played('9xW rh'), match)).toBe(true);
  const absent = playInnings(match, INDIA, '9xW', { absentHurt: ['I11'] }).innings[0];
  expect(absent && isAllOut(absent, match)).toBe(true);
});

test('the fall of a wicket carries the score, the ball and how', () => {
  const [first] = listWicketFalls(played('4 1 . W'), 6, true);
  expect(first).toMatchObject({ wicket: 1, score: 5, player: 'I1', kind: 'bowled' });
  expect(first?.ball).toMatchObject({ over: 0, ballInOver: 4 });
});

test('a partnership goes on with the next batter when one retires', () => {
  expect(listPartnerships(played('4 rh 6 W 1'), 6, true)).toMatchObject([
    { wicket: 1, runs: 10, legalBalls: 4, isBroken: true },
    { wicket: 2, runs: 1, legalBalls: 1, isBroken: false },
  ]);
});

test('a four that was run is runs but no boundary', () => {
  expect(listBatters(played('4 4r 6'), 6, true).get('I1')).toMatchObject({
    runs: 14,
    balls: 3,
    fours: 1,
    sixes: 1,
  });
});

test('a bowler concedes wides and no-balls, not byes, leg byes or penalty runs, and takes no run out', () => {
  expect(listBowlers(played('1 wd nb b4 lb2 p5 W ro'), 6, true).get('N11')).toMatchObject({
    conceded: 3,
    wickets: 1,
  });
});

test('a dot ball is a legal ball without a run or a wicket', () => {
  expect(listBowlers(played('. wd nb b1 W .'), 6, true).get('N11')?.dotBalls).toBe(2);
});

const anyBall = constantFrom(
  '.',
  '1',
  '4',
  '4r',
  '6',
  'W',
  'rh',
  'wd',
  'wd5',
  'nb',
  'nb4',
  'b2',
  'lb1',
  'p5',
  'ro',
);

test('however an innings goes, overs, partnerships and batters with extras each add up to the score', () => {
  assert(
    property(array(anyBall, { minLength: 1, maxLength: 80 }), (balls) => {
      const innings = played(balls.join(' '));
      const { runs, legalBalls } = scoreInnings(innings, 6, true);
      const sum = <T>(all: Iterable<T>, of: (one: T) => number) =>
        [...all].reduce((total, one) => total + of(one), 0);
      expect(sum(scoreOvers(innings, 6, true), (over) => over.runs)).toBe(runs);
      expect(sum(scoreOvers(innings, 6, true), (over) => over.legalBalls)).toBe(legalBalls);
      expect(sum(listPartnerships(innings, 6, true), (pship) => pship.runs)).toBe(runs);
      expect(
        sum(listBatters(innings, 6, true).values(), (batter) => batter.runs) +
          sumExtras(totalExtras(innings)),
      ).toBe(runs);
      expect(sum(listBowlers(innings, 6, true).values(), (bowler) => bowler.legalBalls)).toBe(legalBalls);
    }),
  );
});
