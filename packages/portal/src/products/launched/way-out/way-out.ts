import type { PortalBrand } from '../../../brand/brand.ts';
import { pathTo } from '../paths.ts';

/** The target of a game's back link: the list of games, or home if the brand has none. */
export function wayOut({ flags }: Pick<PortalBrand, 'flags'>): {
  readonly screen: 'internationalCasino' | 'dashboard';
  readonly path: string;
} {
  const screen = flags.internationalCasino ? 'internationalCasino' : 'dashboard';
  return { screen, path: pathTo(screen) };
}
