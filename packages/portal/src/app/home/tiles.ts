import type { Tile } from '@maidan/contract/wire';
import { Gamepad, Key, Notebook, OpenBook, Receipt, Sliders } from '@maidan/ui/icons/places.ts';
import { pathTo } from '../../paths.ts';
import type { DashboardParts, OfferedBy, ProductTile } from '../../product.ts';

const tileTo = (path: string, icon: ProductTile['icon']): ProductTile => ({
  icon,
  targetOf: () => ({ path }),
});

export const accountTiles: Partial<Record<Tile, ProductTile>> = {
  ledger: tileTo(pathTo('ledger'), Notebook),
  statement: tileTo(pathTo('statement'), Receipt),
  settings: tileTo(pathTo('settings'), Sliders),
  'free-games': tileTo(pathTo('freeGames'), Gamepad),
  rules: tileTo(pathTo('rules'), OpenBook),
  password: tileTo(pathTo('changePassword'), Key),
};

export interface ShownTile extends ProductTile {
  readonly tile: Tile;
}

/** The brand's tiles, in the brand's order, without those of products the brand has switched off. */
export function tilesOf(
  brand: OfferedBy,
  dashboards: readonly Pick<DashboardParts, 'tiles'>[],
): readonly ShownTile[] {
  const offered = Object.assign(
    {},
    accountTiles,
    ...dashboards.map(({ tiles }) => tiles),
  ) as typeof accountTiles;
  return brand.dashboard.tiles.flatMap((tile) => {
    const entry = offered[tile];
    return entry && (entry.isOffered?.(brand) ?? true) ? [{ tile, ...entry }] : [];
  });
}
