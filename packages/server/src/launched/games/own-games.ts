import type { LaunchedGame } from './game-store.ts';

/** The house's own provider. It uses the wallet like any other. */
export const ownProvider = 'maidan-studio';

type OwnGame = Omit<LaunchedGame, 'is_on'>;

/** A million points, which is more than the studio's limits let a round win. */
const profitMax = 100_000_000n;
const studio = { provider: ownProvider, adapter: 'studio', profit_max: profitMax } as const;
const ownPage = { provider: ownProvider, adapter: 'own-pages', profit_max: null } as const;

/** In the order they are offered. A stake returns at most what its best bet pays: 36 for a number, 121 for 41-49 cards. */
export const ownGames: readonly OwnGame[] = [
  {
    ...studio,
    id: '900000',
    name: 'Maidan Studio',
    kind: 'lobby',
    address: '/play/lobby',
    returns_times: 121,
  },
  {
    ...studio,
    id: '100000',
    name: 'Roulette',
    kind: 'roulette',
    address: '/play/roulette',
    returns_times: 36,
  },
  {
    ...studio,
    id: '400000',
    name: 'Dus Ka Dum',
    kind: 'dus-ka-dum',
    address: '/play/dus-ka-dum',
    returns_times: 39,
  },
  {
    ...studio,
    id: '600000',
    name: 'Andar Bahar',
    kind: 'andar-bahar',
    address: '/play/andar-bahar',
    returns_times: 121,
  },
  { ...studio, id: '600113', name: 'Ludo Quick', kind: 'ludo', address: '/play/ludo', returns_times: 2 },
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
