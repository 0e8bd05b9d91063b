import { expect, test } from 'vitest';
import type { PortalBrand } from '../../brand/brand.ts';
import { wayOut } from './way-out.ts';

const brandWith = (internationalCasino: boolean) => ({
  flags: { internationalCasino } as PortalBrand['flags'],
});

test('the way out of a game is the list, or home where the brand has none', () => {
  expect(wayOut(brandWith(true)).path).toBe('/main/int-casino');
  expect(wayOut(brandWith(false)).path).toBe('/main/dashboard');
});
