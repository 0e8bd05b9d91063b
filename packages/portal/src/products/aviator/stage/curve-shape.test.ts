import { expect, test } from 'vitest';
import { bobAt, groundOf, lineTo, noseAt, tipAt } from './curve-shape.ts';

const phone = { width: 360, height: 296 };

test('the tip climbs for ten seconds to four fifths of the width, 30 % from the top', () => {
  expect(tipAt(0, phone, false)).toEqual({ x: 0, y: groundOf(phone) });
  const tip = tipAt(10_000, phone, false);
  expect(tip.x).toBeCloseTo(288);
  expect(tip.y).toBeCloseTo(88.8);
});

test('there it stays, moving up and down by ten pixels in five seconds, unless motion is reduced', () => {
  const heights = [11_250, 13_750].map((ms) => tipAt(ms, phone, false).y);
  expect(heights[0]).toBeCloseTo(93.8);
  expect(heights[1]).toBeCloseTo(83.8);
  expect(tipAt(11_250, phone, true).y).toBeCloseTo(88.8);
  expect(bobAt(15_000)).toBeCloseTo(0);
});

test('the curve joins the ground and the tip, and never goes down', () => {
  for (const ms of [1, 900, 5_000, 12_345]) {
    const tip = tipAt(ms, phone, false);
    const line = lineTo(tip, ms, phone);
    expect(line[0]).toEqual({ x: 0, y: groundOf(phone) });
    expect(line.at(-1)?.x).toBeCloseTo(tip.x);
    expect(line.at(-1)?.y).toBeCloseTo(tip.y);
    const rises = line.slice(1).map(({ y }, index) => (line[index]?.y ?? 0) - y);
    expect(Math.min(...rises)).toBeGreaterThanOrEqual(0);
  }
});

test('the plane takes off level and flies with its nose up by 24 degrees', () => {
  expect(noseAt(0)).toBe(0);
  expect((noseAt(10_000) * 180) / Math.PI).toBeCloseTo(24);
});
