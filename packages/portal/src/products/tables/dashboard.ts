import { Spade } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { DashboardParts } from '../../product.ts';
import picture from './tile-art/cards.svg';
import { pathTo } from './paths.ts';

const path = pathTo('casino');

export const dashboard: DashboardParts = {
  tiles: { casino: { icon: Spade, picture, targetOf: () => ({ path }) } },
  LiveCards: lazyPart(async () => (await import('./list/live/table-cards.tsx')).TableCards),
  gameList: path,
};
