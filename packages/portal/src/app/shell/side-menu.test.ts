import { flagNames } from '@maidan/contract/wire';
import { beforeAll, expect, test } from 'vitest';
import type { PortalBrand } from '../../brand/brand.ts';
import { loadProductParts } from '../../product-parts.ts';
import { en } from '../../texts/en.ts';
import { menuItemsOf } from './side-menu.tsx';

beforeAll(loadProductParts);

const flags = (isOn: boolean) =>
  Object.fromEntries(flagNames.map((name) => [name, isOn])) as PortalBrand['flags'];

const labelsOf = (isOn: boolean) => menuItemsOf({ flags: flags(isOn) }).map(({ label }) => en.menu[label]);

test('the side menu lists the screens in the order of the document', () => {
  expect(labelsOf(true)).toEqual([
    'Home',
    'In-play',
    'Casino',
    'Free game',
    'Ledger',
    'Statement',
    'Exposure',
    'Profile',
    'Rules',
    'Password',
    'Settings',
    'Matka Bet List',
  ]);
});

test('the matka bet list is offered only where matka is', () => {
  expect(labelsOf(false)).not.toContain('Matka Bet List');
});
