import { launchedGameIds } from '@maidan/contract/wire';
import { Die } from '@maidan/ui/icons/places.ts';
import { launchPath } from '../../paths.ts';
import type { ProductParts } from '../../product.ts';
import { virtualGameId } from './known-games.ts';
import type { patterns } from './paths.ts';

export const parts: ProductParts<keyof typeof patterns> = {
  frames: {
    launchedGame: { isWhole: true },
    virtualGame: {
      isWhole: ({ gameName = '' }, flags) => flags.virtualGame && virtualGameId(gameName) !== undefined,
    },
  },
  bottomBar: [
    {
      label: 'ludo',
      path: launchPath(launchedGameIds.ludo),
      icon: Die,
      isDisclaimed: true,
      // It has no flag, but a tile on the dashboard of brands that offer it.
      isOffered: ({ dashboard }) => dashboard.tiles.includes('ludo'),
    },
  ],
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  loadBets: async () => (await import('./bets.ts')).bets,
};
