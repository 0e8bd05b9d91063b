import { Trophy } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { DashboardParts } from '../../product.ts';
import { pathTo } from './paths.ts';
import picture from './tile-art/in-play.svg';

export const dashboard: DashboardParts = {
  tiles: {
    inplay: { icon: Trophy, picture, size: 'lead', targetOf: () => ({ path: pathTo('matches') }) },
  },
  lead: {
    Section: lazyPart(async () => (await import('./dashboard/in-play.tsx')).InPlay),
    room: 'h-89.25 lg:h-109',
  },
};
