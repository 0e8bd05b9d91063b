import { readFileSync } from 'node:fs';
import { brandFile } from '@maidan/contract';
import { describe, expect, it } from 'vitest';
import { ludoLossMax } from './brands.ts';

const text = readFileSync(new URL('../../../../brands/default.json', import.meta.url), 'utf8');
const defaultBrand = brandFile.parse(JSON.parse(text));
const limits = { market: 10, event: 20, brand: 30 };
const read = (lossLimits: object) => brandFile.parse({ ...defaultBrand, lossLimits });

describe('the most a house may lose at Ludo in a day', () => {
  it('is that of its brand’s file, a million coins where the file names none', () => {
    const brands = [read({ ...limits, ludoDay: 500 }), { ...read(limits), code: 'other' }];
    const most = ludoLossMax({ byCode: (code) => brands.find((brand) => brand.code === code) });
    expect(most(defaultBrand.code)).toBe(500_00n);
    expect(most('other')).toBe(1_000_000_00n);
    expect(most('nobody')).toBe(1_000_000_00n);
  });

  it('is a whole number of coins, one at least', () => {
    for (const ludoDay of [0, -5, 1.5, '500']) expect(() => read({ ...limits, ludoDay })).toThrow();
  });
});
