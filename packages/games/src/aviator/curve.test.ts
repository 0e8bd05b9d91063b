import { describe, expect, it } from 'vitest';
import { ceiling } from './crash-point.ts';
import { bandOf, msToReach, multiplierAt } from './curve.ts';

describe('the curve of a flight', () => {
  it.each([
    [-5, 100],
    [0, 100],
    [165, 100],
    [166, 101],
    [11_552, 199],
    [11_553, 200],
    [38_377, 1000],
  ])('after %i ms has reached %i hundredths', (elapsedMs, multiplier) => {
    expect(multiplierAt(elapsedMs)).toBe(multiplier);
  });

  it('has reached each multiplier at its moment, and not a tenth of a millisecond before', () => {
    for (let multiplier = 101; multiplier <= ceiling; multiplier += multiplier < 20_000 ? 1 : 997) {
      const at = msToReach(multiplier);
      if (multiplierAt(at) !== multiplier) expect.fail(`${multiplier} is not reached at ${at}`);
      const before = multiplierAt(at - Math.max(0.1 / multiplier, 1e-3));
      if (before !== multiplier - 1) expect.fail(`before ${multiplier} it is ${before}`);
    }
  });

  it.each([
    [100, 'low'],
    [199, 'low'],
    [200, 'middle'],
    [999, 'middle'],
    [1000, 'high'],
    [ceiling, 'high'],
  ] as const)('%i hundredths are shown in the band %s', (crash, band) => {
    expect(bandOf(crash)).toBe(band);
  });
});
