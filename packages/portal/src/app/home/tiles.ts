import type { Tile } from '@maidan/contract/wire';
import type { Icon } from '@maidan/ui/icons/icon.tsx';
import {
  Crown,
  Die,
  Gamepad,
  Globe,
  Key,
  Notebook,
  OpenBook,
  Plane,
  Pot,
  Receipt,
  Sliders,
  Spade,
  Trophy,
} from '@maidan/ui/icons/places.ts';
import type { PortalBrand } from '../../brand/brand.ts';
import { pathTo } from '../../paths.ts';
import type { DisclaimedGame } from './casino-disclaimer.tsx';

type Flags = PortalBrand['flags'];

export interface TileEntry {
  /** For a tile without a picture. */
  readonly icon: Icon;
  /** An address, or the game whose disclaimer is shown first. */
  readonly target: { readonly path: string } | { readonly game: DisclaimedGame };
  readonly needs?: keyof Flags;
}

const entries: Record<Tile, TileEntry> = {
  inplay: { icon: Trophy, target: { path: pathTo('matches') } },
  'int-casino': { icon: Globe, target: { game: 'international' }, needs: 'internationalCasino' },
  casino: { icon: Spade, target: { path: pathTo('casino') } },
  'rg-casino': { icon: Crown, target: { game: 'royalGaming' }, needs: 'internationalCasino' },
  matka: { icon: Pot, target: { path: pathTo('matka') }, needs: 'matka' },
  ledger: { icon: Notebook, target: { path: pathTo('ledger') } },
  aviator: { icon: Plane, target: { game: 'aviator' }, needs: 'aviator' },
  ludo: { icon: Die, target: { game: 'ludo' } },
  statement: { icon: Receipt, target: { path: pathTo('statement') } },
  settings: { icon: Sliders, target: { path: pathTo('settings') } },
  'free-games': { icon: Gamepad, target: { path: pathTo('freeGames') } },
  rules: { icon: OpenBook, target: { path: pathTo('rules') } },
  password: { icon: Key, target: { path: pathTo('changePassword') } },
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
