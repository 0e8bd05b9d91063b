import type { Tile } from '@maidan/contract/wire';
import {
  BookOpen,
  Gamepad2,
  KeyRound,
  type LucideIcon,
  NotebookText,
  ReceiptText,
  Settings,
  Spade,
  Trophy,
} from 'lucide-react';
import { pathTo } from '../../api/paths.ts';
import type { PortalBrand } from '../../brand/brand.ts';
import type { DisclaimedGame } from './casino-disclaimer.tsx';
import type { MarkedGame } from './game-mark.tsx';

type Flags = PortalBrand['flags'];

export interface TileEntry {
  /** An icon, or the game whose mark is loaded if its tile has no picture. */
  readonly icon: LucideIcon | MarkedGame;
  /** An address, or the game whose disclaimer is shown first. */
  readonly target: { readonly path: string } | { readonly game: DisclaimedGame };
  readonly needs?: keyof Flags;
}

const entries: Record<Tile, TileEntry> = {
  inplay: { icon: Trophy, target: { path: pathTo('matches') } },
  'int-casino': { icon: 'int-casino', target: { game: 'international' }, needs: 'internationalCasino' },
  casino: { icon: Spade, target: { path: pathTo('casino') } },
  'rg-casino': { icon: 'rg-casino', target: { game: 'royalGaming' }, needs: 'internationalCasino' },
  matka: { icon: 'matka', target: { path: pathTo('matka') }, needs: 'matka' },
  ledger: { icon: NotebookText, target: { path: pathTo('ledger') } },
  aviator: { icon: 'aviator', target: { game: 'aviator' }, needs: 'aviator' },
  ludo: { icon: 'ludo', target: { game: 'ludo' } },
  statement: { icon: ReceiptText, target: { path: pathTo('statement') } },
  settings: { icon: Settings, target: { path: pathTo('settings') } },
  'free-games': { icon: Gamepad2, target: { path: pathTo('freeGames') } },
  rules: { icon: BookOpen, target: { path: pathTo('rules') } },
  password: { icon: KeyRound, target: { path: pathTo('changePassword') } },
};

export interface ShownTile extends TileEntry {
  readonly tile: Tile;
}

/** The brand's tiles, in the brand's order, without those of products the brand has switched off. */
export function tilesOf({
  dashboard,
  flags,
}: Pick<PortalBrand, 'dashboard' | 'flags'>): readonly ShownTile[] {
  return dashboard.tiles
    .map((tile) => ({ tile, ...entries[tile] }))
    .filter(({ needs }) => needs === undefined || flags[needs]);
}
