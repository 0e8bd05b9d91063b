import { expect, it } from 'vitest';
import { gameOfNumber, type MatkaGame, matkaNumbers, readMatkaNumber, toHaroopSlip } from './matka-games.ts';

it('each game has as many numbers as its page has tiles', () => {
  const counts = Object.entries(matkaNumbers).map(([game, numbers]) => [game, numbers.length]);
  expect(Object.fromEntries(counts)).toEqual({
    single: 10,
    jodi: 100,
    singlePatti: 120,
    doublePatti: 90,
    triplePatti: 10,
    oddEven: 2,
  });
});

it.each<[MatkaGame, string]>([
  ['single', '12'],
  ['single', '10'],
  ['jodi', '100'],
  ['jodi', '5'],
  ['singlePatti', '121'],
  ['singlePatti', '431'],
  ['singlePatti', '112'],
  ['doublePatti', '123'],
  ['triplePatti', '112'],
  ['oddEven', '1'],
])('the game %s has no number %s', (game, number) => {
  expect(readMatkaNumber(game, number)).toBeUndefined();
});

it('the haroop slip counts ten as 0 and a hundred as 00', () => {
  const read = ([game, number]: readonly [MatkaGame, string]) => readMatkaNumber(game, number, true);
  const slip = [
    ['single', '10'],
    ['single', '1'],
    ['jodi', '100'],
    ['jodi', '01'],
    ['jodi', '1'],
    ['jodi', '99'],
  ] as const;
  expect(slip.map(read)).toEqual(['0', '1', '00', '01', '01', '99']);
  const counted = (['0', '1'] as const).map((number) => toHaroopSlip('single', number));
  expect([...counted, ...['00', '01', '99'].map((jodi) => toHaroopSlip('jodi', jodi))]).toEqual([
    '10',
    '1',
    '100',
    '01',
    '99',
  ]);
  const wrong = [
    ['single', '11'],
    ['jodi', '101'],
    ['jodi', '000'],
  ] as const;
  expect(wrong.map(read)).toEqual([undefined, undefined, undefined]);
});

it('the game of every number is found', () => {
  for (const [game, numbers] of Object.entries(matkaNumbers))
    for (const number of numbers) expect(gameOfNumber(number)).toBe(game);
});
