import {
  BookOpen,
  CircleUser,
  Gamepad2,
  Hourglass,
  House,
  KeyRound,
  ListChecks,
  type LucideIcon,
  NotebookText,
  ReceiptText,
  Settings,
  Spade,
  Trophy,
} from 'lucide-react';
import type { MainPath } from '../../api/paths.ts';
import type { PortalBrand } from '../../brand/brand.ts';
import type { Dictionary } from '../../i18n/en.ts';

export interface MenuItem {
  readonly label: keyof Dictionary['menu'];
  readonly screen: MainPath;
  readonly icon: LucideIcon;
  readonly needs?: keyof PortalBrand['flags'];
}

/** Document 1, section 2, in its order. */
const items: readonly MenuItem[] = [
  { label: 'home', screen: 'dashboard', icon: House },
  { label: 'inPlay', screen: 'matches', icon: Trophy },
  { label: 'casino', screen: 'casino', icon: Spade },
  { label: 'freeGames', screen: 'freeGames', icon: Gamepad2 },
  { label: 'ledger', screen: 'ledger', icon: NotebookText },
  { label: 'statement', screen: 'statement', icon: ReceiptText },
  { label: 'exposure', screen: 'pendingBets', icon: Hourglass },
  { label: 'profile', screen: 'profile', icon: CircleUser },
  { label: 'rules', screen: 'rules', icon: BookOpen },
  { label: 'password', screen: 'changePassword', icon: KeyRound },
  { label: 'settings', screen: 'settings', icon: Settings },
  { label: 'matkaBetList', screen: 'matkaBetList', icon: ListChecks, needs: 'matka' },
];

export function menuItemsOf({ flags }: Pick<PortalBrand, 'flags'>): readonly MenuItem[] {
  return items.filter(({ needs }) => needs === undefined || flags[needs]);
}
