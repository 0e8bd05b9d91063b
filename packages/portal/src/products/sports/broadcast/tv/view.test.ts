import { expect, test } from 'vitest';
import { openOnce } from './view.ts';

test('what was opened successfully is opened only once', async () => {
  const requests: number[] = [];
  const open = openOnce(async (place: number) => requests.push(place));
  expect(await Promise.all([open(7), open(8)])).toEqual([1, 1]);
  expect(await open(9)).toBe(1);
  expect(requests).toEqual([7]);
});

test('a failure to open is reported, and the next call tries again', async () => {
  let isDown = true;
  const open = openOnce(async (place: number) => {
    if (isDown) throw new TypeError('no network');
    return place;
  });
  await expect(open(1)).rejects.toThrow('no network');
  isDown = false;
  expect(await open(2)).toBe(2);
});
