import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import { createHeldBack } from './sign-in.ts';

test('twenty requests of an address are held back and the next is refused, while another address is still accepted', async () => {
  const clock = manualClock(0);
  const heldBack = createHeldBack(clock);
  const held = Array.from({ length: 20 }, () => heldBack.wait('here', 1000));
  expect(await heldBack.wait('here', 1000)).toBe(false);
  const there = heldBack.wait('there', 1000);
  clock.advance(1000);
  expect(await Promise.all([...held, there])).toEqual(new Array(21).fill(true));
  expect(await heldBack.wait('here', 0)).toBe(true);
});

test('at most a thousand requests are held back in all', async () => {
  const clock = manualClock(0);
  const heldBack = createHeldBack(clock);
  const held = Array.from({ length: 1000 }, (_, at) => heldBack.wait(`address-${at}`, 1000));
  expect(await heldBack.wait('another', 1000)).toBe(false);
  clock.advance(1000);
  await Promise.all(held);
  const next = heldBack.wait('another', 1000);
  clock.advance(1000);
  expect(await next).toBe(true);
});
