import { expect, test } from 'vitest';
import { isDeuceCourt, isSetWon, setsToShow, type TennisPicture } from './match-picture.ts';

function picture(change: Partial<TennisPicture>): TennisPicture {
  return {
    status: { text: '' },
    players: ['A', 'B'],
    sets: [],
    setsWon: [0, 0],
    games: [0, 0],
    points: ['0', '0'],
    isTieBreak: false,
    server: 0,
    isPointInPlay: false,
    aces: [0, 0],
    pointsWon: [0, 0],
    chances: [50, 50],
    ...change,
  };
}

test.each([
  [['0', '0'], false, true],
  [['15', '0'], false, false],
  [['30', '40'], false, false],
  [['40', '40'], false, true],
  [['Ad', '40'], false, false],
  [['3', '4'], true, false],
  [['6', '6'], true, true],
] as const)('at %j (tie-break %s) the serve is from the right: %s', (points, isTieBreak, isRight) => {
  expect(isDeuceCourt(picture({ points, isTieBreak }))).toBe(isRight);
});

test('a set in progress or broken off is shown, but none after the last point', () => {
  const sets = [[6, 4]] as const;
  expect(setsToShow(picture({ sets, games: [0, 0] }), false)).toEqual([
    [6, 4],
    [0, 0],
  ]);
  expect(setsToShow(picture({ sets, games: [2, 1] }), true)).toEqual([
    [6, 4],
    [2, 1],
  ]);
  expect(setsToShow(picture({ sets, games: [0, 0] }), true)).toEqual([[6, 4]]);
});

test('a set is won by the player with more games; one in progress or broken off by nobody', () => {
  const play = picture({ sets: [[6, 4]], games: [2, 1] });
  expect([isSetWon(play, 0, 0), isSetWon(play, 0, 1)]).toEqual([true, false]);
  expect([isSetWon(play, 1, 0), isSetWon(play, 1, 1)]).toEqual([false, false]);
});
