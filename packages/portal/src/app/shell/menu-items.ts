import {
  Gamepad,
  Hourglass,
  House,
  Key,
  Notebook,
  OpenBook,
  Person,
  Receipt,
  Sliders,
} from '@maidan/ui/icons/places.ts';
import type { PortalBrand } from '../../brand/brand.ts';
import { pathTo } from '../../paths.ts';
import type { MenuEntry } from '../../product.ts';
import { offeredParts } from '../../product-parts.ts';

const home: MenuEntry = { label: 'home', path: pathTo('dashboard'), icon: House };

const ofAccount: readonly MenuEntry[] = [
  { label: 'freeGames', path: pathTo('freeGames'), icon: Gamepad },
  { label: 'ledger', path: pathTo('ledger'), icon: Notebook },
  { label: 'statement', path: pathTo('statement'), icon: Receipt },
  { label: 'exposure', path: pathTo('pendingBets'), icon: Hourglass },
  { label: 'profile', path: pathTo('profile'), icon: Person },
  { label: 'rules', path: pathTo('rules'), icon: OpenBook },
  { label: 'password', path: pathTo('changePassword'), icon: Key },
  { label: 'settings', path: pathTo('settings'), icon: Sliders },
];

/** In the order of document 1, section 2. */
export function menuItemsOf(brand: Pick<PortalBrand, 'flags'>): readonly MenuEntry[] {
  const ofProducts = offeredParts(brand).flatMap(({ menu }) => menu ?? []);
  return [
    home,
    ...ofProducts.filter(({ isLast }) => !isLast),
    ...ofAccount,
    ...ofProducts.filter(({ isLast }) => isLast),
  ];
}
