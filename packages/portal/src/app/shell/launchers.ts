import type { Icon } from '@maidan/ui/icons/icon.tsx';
import { Die, Plane } from '@maidan/ui/icons/places.ts';
import type { PortalBrand } from '../../brand/brand.ts';

interface Launcher {
  readonly game: 'aviator' | 'ludo';
  readonly icon: Icon;
}

/**
 * Games of the bottom bar that the brand offers: Ludo has no flag, but a tile on the dashboard of brands that
 * offer it.
 */
export function launchersOf({
  flags,
  dashboard,
}: Pick<PortalBrand, 'flags' | 'dashboard'>): readonly Launcher[] {
  return [
    ...(flags.aviator ? [{ game: 'aviator', icon: Plane } as const] : []),
    ...(dashboard.tiles.includes('ludo') ? [{ game: 'ludo', icon: Die } as const] : []),
  ];
}
