import { coinsFromWhole } from '@maidan/betting';
import { gameByCode } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { chipsInPicture } from './chips-in-picture.ts';

const options = gameByCode('teen9')?.options ?? [];
const places = ['tiger', 'lion', 'dragon'];
const stakes = new Map([
  ['21', coinsFromWhole(100)],
  ['22', coinsFromWhole(50)],
  ['33', coinsFromWhole(10)],
]);

test('stakes on one hand lie in one pile', () => {
  expect(chipsInPicture({ options, places, stakes, winners: undefined })).toEqual([
    { place: 'lion', amount: coinsFromWhole(150), state: 'placed' },
    { place: 'dragon', amount: coinsFromWhole(10), state: 'placed' },
  ]);
});

test('a pile is won when one of its options is, and lost otherwise', () => {
  const chips = chipsInPicture({ options, places, stakes, winners: ['11', '22'] });
  expect(chips.map(({ place, state }) => [place, state])).toEqual([
    ['lion', 'won'],
    ['dragon', 'lost'],
  ]);
});
