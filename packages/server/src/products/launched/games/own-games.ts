import { launchedGameIds } from '@maidan/contract';
import { type StudioGame, studioGame } from '@maidan/studio/wire';
import type { LaunchedGame } from './game-store.ts';

/** The house's own provider. It uses the wallet like any other. */
export const ownProvider = 'maidan-studio';

type OwnGame = Omit<LaunchedGame, 'is_on'>;

/** A million points, which is more than the studio's limits let a round win. */
const profitMax = 100_000_000n;
const ownPage = { provider: ownProvider, adapter: 'own-pages', profit_max: null } as const;

/** A stake returns at most what its best bet pays: 36 for a number, 121 for 41-49 cards. */
const studioGames: Readonly<Record<StudioGame, Pick<OwnGame, 'name' | 'returns_times'>>> = {
  lobby: { name: 'Maidan Studio', returns_times: 121 },
  roulette: { name: 'Roulette', returns_times: 36 },
  'dus-ka-dum': { name: 'Dus Ka Dum', returns_times: 39 },
  'andar-bahar': { name: 'Andar Bahar', returns_times: 121 },
  ludo: { name: 'Ludo Quick', returns_times: 2 },
};

const ofStudio = (kind: StudioGame): OwnGame => ({
  ...studioGames[kind],
  provider: ownProvider,
  adapter: 'studio',
  profit_max: profitMax,
  id: launchedGameIds[kind],
  kind,
  address: `/play/${kind}`,
});

/** In the order they are offered. */
export const ownGames: readonly OwnGame[] = [
  ...studioGame.options.map(ofStudio),
  {
    ...ownPage,
    id: '201206',
    name: 'Aviator',
    kind: 'aviator',
    address: '/main/aviator/303031',
    returns_times: 1,
  },
  {
    ...ownPage,
    id: '3031',
    name: '1 Day Teenpatti',
    kind: 'teen',
    address: '/main/teen/3031',
    returns_times: 1,
  },
];
