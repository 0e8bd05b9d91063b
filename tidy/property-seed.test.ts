import { readConfigureGlobal } from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../scripts/property-runs.ts';
import { propertySeed } from '../scripts/property-seed.ts';

test('property tests try the same cases in every run unless MAIDAN_SEED says otherwise', () => {
  expect(propertySeed(undefined)).toBe(2026);
  expect(propertySeed('')).toBe(2026);
  expect(propertySeed('-77')).toBe(-77);
  expect(propertySeed('random')).toBeUndefined();
});

test('a seed that fast-check would truncate is refused', () => {
  for (const wish of ['often', '1.5', '1e3', String(2 ** 31)])
    expect(() => propertySeed(wish)).toThrow(`MAIDAN_SEED is "${wish}"`);
});

test('the seed is applied in every test file', () => {
  expect(readConfigureGlobal().seed).toBe(propertySeed(process.env.MAIDAN_SEED));
});

test('the long form tries ten times as many cases of every property', () => {
  expect(runs(60, undefined)).toBe(60);
  expect(runs(60, '1')).toBe(600);
  expect(() => runs(60, 'yes')).toThrow('LONG_RUNS is "yes"');
  expect(readConfigureGlobal().numRuns).toBe(runs(100));
});
