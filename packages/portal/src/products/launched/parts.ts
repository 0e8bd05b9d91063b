import { studioGameIds } from '@maidan/contract/wire';
import { Crown, Die, Globe } from '@maidan/ui/icons/places.ts';
import { launchPath } from '../../paths.ts';
import type { OfferedBy, ProductParts } from '../../product.ts';
import crown from './art/crown.svg';
import globe from './art/globe.svg';
import ludo from './art/ludo.svg';
import { virtualGameId } from './known-games.ts';
import { pathTo, type patterns } from './paths.ts';

const ludoPath = launchPath(studioGameIds.ludo);
const hasList = ({ flags }: OfferedBy) => flags.internationalCasino;

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
      path: ludoPath,
      icon: Die,
      isDisclaimed: true,
      // It has no flag, but a tile on the dashboard of brands that offer it.
      isOffered: ({ dashboard }) => dashboard.tiles.includes('ludo'),
    },
  ],
  tiles: {
    'int-casino': {
      icon: Globe,
      picture: globe,
      targetOf: () => ({ path: pathTo('internationalCasino'), by: 'disclaimed' }),
      isOffered: hasList,
    },
    'rg-casino': {
      icon: Crown,
      picture: crown,
      targetOf: () => ({ path: launchPath(studioGameIds.lobby), by: 'disclaimed' }),
      isOffered: hasList,
    },
    ludo: { icon: Die, picture: ludo, targetOf: () => ({ path: ludoPath, by: 'disclaimed' }) },
  },
  ledger: {
    type: 'internationalCasino',
    detailPath: ({ eventId }, date) =>
      pathTo('internationalLedgerCasinoDetails', { eventId, ledgerType: 'internationalCasino', date }),
  },
  async loadVerifiers() {
    const [{ ludoVerifier }, { virtualVerifier }] = await Promise.all([
      import('./verify-ludo/ludo-verifier.tsx'),
      import('./verify-virtual/virtual-verifier.tsx'),
    ]);
    return [ludoVerifier, virtualVerifier];
  },
};
