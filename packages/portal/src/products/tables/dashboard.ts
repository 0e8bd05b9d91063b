import { Spade } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { DashboardParts } from '../../product.ts';
import { pathTo } from './paths.ts';
import picture from './tile-art/cards.svg';

const path = pathTo('casino');

export const dashboard: DashboardParts = {
  tiles: { casino: { icon: Spade, picture, targetOf: () => ({ path }) } },
  LiveCards: lazyPart(async () => (await import('./list/live/table-cards.tsx')).TableCards),
  gameList: path,
};
