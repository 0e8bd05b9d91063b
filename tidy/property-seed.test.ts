import { readConfigureGlobal } from 'fast-check';
import { expect, inject, test } from 'vitest';
import { caseFactor } from '../scripts/case-factor.ts';
import { propertySeed } from '../scripts/property-seed.ts';

test('property tests try the same cases in every run unless MAIDAN_SEED says otherwise', () => {
  expect(propertySeed(undefined)).toBe(2026);
  expect(propertySeed('')).toBe(2026);
  expect(propertySeed('-77')).toBe(-77);
  expect(propertySeed('random')).toBeUndefined();
});

test('a seed that fast-check would truncate is refused', () => {
  for (const given of ['often', '1.5', '1e3', String(2 ** 31)])
    expect(() => propertySeed(given)).toThrow(`MAIDAN_SEED is "${given}"`);
});

test('the seed is applied in every test file', () => {
  expect(readConfigureGlobal().seed).toBe(propertySeed(process.env.MAIDAN_SEED));
});

test('the long form tries ten times as many cases of every property', () => {
  expect([undefined, '', '0', '1'].map((given) => caseFactor(given))).toEqual([1, 1, 1, 10]);
  expect(() => caseFactor('yes')).toThrow('LONG_RUNS is "yes"');
  expect(inject('caseFactor')).toBe(caseFactor());
  expect(readConfigureGlobal().numRuns).toBe(100 * caseFactor());
});
