import { expect, test } from 'vitest';
import type { PortalBrand } from '../../brand/brand.ts';
import { wayOut } from './way-out-link.tsx';

const brandWith = (internationalCasino: boolean) => ({
  flags: { internationalCasino } as PortalBrand['flags'],
});

test('the back link of a game leads to the list, or home if the brand has none', () => {
  expect(wayOut(brandWith(true)).path).toBe('/main/int-casino');
  expect(wayOut(brandWith(false)).path).toBe('/main/dashboard');
});
