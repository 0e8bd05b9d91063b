import type { Layout, Tile } from '@maidan/contract/wire';
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

interface LayoutLook {
  readonly list: string;
  /** Classes of the list item. */
  readonly place: (size: ProductTile['size']) => string;
  readonly tile: string;
  /** Classes of the icon's container. */
  readonly mark: string;
  readonly label: string;
  readonly hasChevron: boolean;
  /** Whether game tiles are pictures. */
  readonly hasPictures: boolean;
  /**
   * Classes of the leading tile where it stands out: it has the brand's ball instead of an icon.
   */
  readonly lead?: string;
}

const mark = 'grid shrink-0 place-items-center bg-primary text-on-primary';
const tile =
  'brand-tile relative flex w-full overflow-hidden border border-line bg-surface hover:border-edge hover:bg-raised';

const alike = () => 'flex';

/** The four layouts of the main menu; a brand chooses one (document 1, section 2). */
export const layoutLooks: Record<Layout, LayoutLook> = {
  classic: {
    list: 'grid grid-cols-3 gap-2 lg:grid-cols-7',
    place: (size) => (size === undefined ? 'flex' : 'col-span-2 flex lg:col-span-1'),
    tile: `${tile} h-23 flex-col items-start justify-between gap-1 p-2.5 text-start lg:h-20`,
    mark: 'grid shrink-0 place-items-center text-link [&>svg]:size-6',
    label: 'brand-type leading-tight wrap-anywhere hyphens-auto lg:text-sm',
    hasChevron: false,
    hasPictures: true,
  },
  grid: {
    list: 'grid grid-cols-3 gap-2.5 sm:grid-cols-4 lg:grid-cols-6',
    place: (size) => (size === 'lead' ? 'col-span-2 flex' : 'flex'),
    tile: `${tile} h-26 [--tile-arch:3.25rem] flex-col items-center justify-center gap-2 p-2 text-center`,
    mark: 'brand-tile-mark grid shrink-0 place-items-center',
    label: 'brand-type leading-tight',
    hasChevron: false,
    hasPictures: false,
    lead: 'brand-tile-lead flex-row! bg-primary! text-2xl text-on-primary',
  },
  list: {
    list: 'grid gap-2 sm:grid-cols-2',
    place: alike,
    tile: `${tile} min-h-14 items-center gap-3 px-3 py-2 text-start`,
    mark: `${mark} size-10 rounded-lg [&>svg]:size-5`,
    label: 'flex-1 font-semibold',
    hasChevron: true,
    hasPictures: false,
  },
  compact: {
    list: 'grid grid-cols-2 gap-2 sm:grid-cols-4',
    place: alike,
    tile: `${tile} min-h-12 items-center gap-2.5 px-2.5 py-1.5 text-start`,
    mark: 'grid shrink-0 place-items-center text-primary [&>svg]:size-5',
    label: 'text-sm font-semibold leading-tight',
    hasChevron: false,
    hasPictures: false,
  },
};
