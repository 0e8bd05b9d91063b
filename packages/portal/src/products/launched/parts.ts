import { studioGameIds } from '@maidan/contract/wire';
import { Die } from '@maidan/ui/icons/places.ts';
import { launchPath } from '../../paths.ts';
import type { ProductParts } from '../../product.ts';
import { virtualGameId } from './known-games.ts';
import { pathTo, type patterns } from './paths.ts';

export const parts: ProductParts<keyof typeof patterns> = {
  frames: {
    launchedGame: { isWhole: true },
    virtualGame: {
      isWhole: ({ gameName = '' }, flags) => flags.virtualGame && virtualGameId(gameName) !== undefined,
    },
  },
  // The address of a virtual game has its name instead of its id.
  isAt: (words, eventId) => words.some((word) => virtualGameId(word) === eventId),
  bottomBar: [
    {
      label: 'ludo',
      path: launchPath(studioGameIds.ludo),
      icon: Die,
      isDisclaimed: true,
      // It has no flag, but a tile on the dashboard of brands that offer it.
      isOffered: ({ dashboard }) => dashboard.tiles.includes('ludo'),
    },
  ],
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  ledger: {
    type: 'internationalCasino',
    detailPath: ({ eventId }, date) =>
      pathTo('internationalLedgerCasinoDetails', { eventId, ledgerType: 'internationalCasino', date }),
  },
  loadVerifiers: async () => (await import('./screens.ts')).loadVerifiers(),
};
