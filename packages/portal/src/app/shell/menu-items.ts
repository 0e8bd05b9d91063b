import type { Icon } from '@maidan/ui/icons/icon.tsx';
import {
  Checklist,
  Gamepad,
  Hourglass,
  House,
  Key,
  Notebook,
  OpenBook,
  Person,
  Receipt,
  Sliders,
  Spade,
  Trophy,
} from '@maidan/ui/icons/places.ts';
import type { PortalBrand } from '../../brand/brand.ts';
import type { MainPath } from '../../paths.ts';
import type { Dictionary } from '../../texts/en.ts';

export interface MenuItem {
  readonly label: keyof Dictionary['menu'];
  readonly screen: MainPath;
  readonly icon: Icon;
  readonly needs?: keyof PortalBrand['flags'];
}

/** Document 1, section 2, in its order. */
const items: readonly MenuItem[] = [
  { label: 'home', screen: 'dashboard', icon: House },
  { label: 'inPlay', screen: 'matches', icon: Trophy },
  { label: 'casino', screen: 'casino', icon: Spade },
  { label: 'freeGames', screen: 'freeGames', icon: Gamepad },
  { label: 'ledger', screen: 'ledger', icon: Notebook },
  { label: 'statement', screen: 'statement', icon: Receipt },
  { label: 'exposure', screen: 'pendingBets', icon: Hourglass },
  { label: 'profile', screen: 'profile', icon: Person },
  { label: 'rules', screen: 'rules', icon: OpenBook },
  { label: 'password', screen: 'changePassword', icon: Key },
  { label: 'settings', screen: 'settings', icon: Sliders },
  { label: 'matkaBetList', screen: 'matkaBetList', icon: Checklist, needs: 'matka' },
];

export function menuItemsOf({ flags }: Pick<PortalBrand, 'flags'>): readonly MenuItem[] {
  return items.filter(({ needs }) => needs === undefined || flags[needs]);
}
