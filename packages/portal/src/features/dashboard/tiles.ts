import type { Tile } from '@maidan/contract/wire';
import {
  BookOpen,
  Crown,
  Dices,
  Gamepad2,
  Globe,
  Hash,
  KeyRound,
  type LucideIcon,
  NotebookText,
  PlaneTakeoff,
  ReceiptText,
  Settings,
  Spade,
  Trophy,
} from 'lucide-react';
import { pathTo } from '../../api/paths.ts';
import type { PortalBrand } from '../../brand/brand.ts';
import type { DisclaimedGame } from './casino-disclaimer.tsx';

type Flags = PortalBrand['flags'];

export interface TileEntry {
  readonly icon: LucideIcon;
  /** An address, or the game whose disclaimer comes first. */
  readonly target: { readonly path: string } | { readonly game: DisclaimedGame };
  readonly needs?: keyof Flags;
}

const entries: Record<Tile, TileEntry> = {
  inplay: { icon: Trophy, target: { path: pathTo('matches') } },
  'int-casino': { icon: Globe, target: { game: 'international' }, needs: 'internationalCasino' },
  casino: { icon: Spade, target: { path: pathTo('casino') } },
  'rg-casino': { icon: Crown, target: { game: 'royalGaming' }, needs: 'internationalCasino' },
  matka: { icon: Hash, target: { path: pathTo('matka') }, needs: 'matka' },
  ledger: { icon: NotebookText, target: { path: pathTo('ledger') } },
  aviator: { icon: PlaneTakeoff, target: { game: 'aviator' }, needs: 'aviator' },
  ludo: { icon: Dices, target: { game: 'ludo' } },
  statement: { icon: ReceiptText, target: { path: pathTo('statement') } },
  settings: { icon: Settings, target: { path: pathTo('settings') } },
  'free-games': { icon: Gamepad2, target: { path: pathTo('freeGames') } },
  rules: { icon: BookOpen, target: { path: pathTo('rules') } },
  password: { icon: KeyRound, target: { path: pathTo('changePassword') } },
};

export interface ShownTile extends TileEntry {
  readonly tile: Tile;
}

/** The brand's tiles, in the brand's order, less those whose product the brand has switched off. */
export function tilesOf({
  dashboard,
  flags,
}: Pick<PortalBrand, 'dashboard' | 'flags'>): readonly ShownTile[] {
  return dashboard.tiles
    .map((tile) => ({ tile, ...entries[tile] }))
    .filter(({ needs }) => needs === undefined || flags[needs]);
}
