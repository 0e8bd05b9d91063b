import { Pot } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { DashboardParts } from '../../product.ts';
import { pathTo } from './paths.ts';
import picture from './tile-art/pot.svg';

export const dashboard: DashboardParts = {
  tiles: { matka: { icon: Pot, picture, targetOf: () => ({ path: pathTo('matka') }) } },
  LiveCards: lazyPart(async () => (await import('./live/matka-card.tsx')).MatkaCard),
};
