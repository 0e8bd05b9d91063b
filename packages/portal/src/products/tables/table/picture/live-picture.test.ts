import { coinsFromWhole } from '@maidan/betting';
import { faceOf } from '@maidan/games/boards';
import { expect, test } from 'vitest';
import { chipsInPicture } from './live-picture.tsx';

const placeOf = faceOf('teen9')?.placeOf ?? (() => '');
const stakes = new Map([
  ['21', coinsFromWhole(100)],
  ['22', coinsFromWhole(50)],
  ['33', coinsFromWhole(10)],
]);

test('stakes on one hand are one pile', () => {
  expect(chipsInPicture({ placeOf, stakes, profits: new Map() })).toEqual([
    { place: 'lion', amount: coinsFromWhole(150), state: 'placed' },
    { place: 'dragon', amount: coinsFromWhole(10), state: 'placed' },
  ]);
});

test('a pile is won if one of its options is, and lost otherwise', () => {
  const profits = new Map([
    ['21', coinsFromWhole(-100)],
    ['22', coinsFromWhole(230)],
    ['33', coinsFromWhole(-10)],
  ]);
  const chips = chipsInPicture({ placeOf, stakes, profits });
  expect(chips.map(({ place, state }) => [place, state])).toEqual([
    ['lion', 'won'],
    ['dragon', 'lost'],
  ]);
});

test('a winning lay is won although its option lost, and a returned stake stays', () => {
  const laid = new Map([
    ['11', coinsFromWhole(100)],
    ['21', coinsFromWhole(100)],
  ]);
  const profits = new Map([
    ['11', coinsFromWhole(100)],
    ['21', coinsFromWhole(0)],
  ]);
  const chips = chipsInPicture({ placeOf, stakes: laid, profits });
  expect(chips.map(({ state }) => state)).toEqual(['won', 'placed']);
});
