import type { ProvidedGame } from '../../product.ts';
import type { LaunchedGame } from './game-store.ts';

/** The house's own provider. It uses the wallet like any other. */
export const ownProvider = 'maidan-studio';

type OwnGame = Omit<LaunchedGame, 'is_on'>;

/** A million points, which is more than our providers' limits let a round win. */
const profitMax = 100_000_000n;
const ownPage = {
  provider: ownProvider,
  adapter: 'own-pages',
  profit_max: null,
  returns_times: 1,
} as const;

const offered = ({ isVirtual: _, returnsTimes, ...game }: ProvidedGame): OwnGame => ({
  ...game,
  provider: ownProvider,
  adapter: 'studio',
  returns_times: returnsTimes,
  profit_max: profitMax,
});

/** In the order they are offered: those of a provider in this process, and pages of the portal itself. */
export const ownGames = (provided: readonly ProvidedGame[]): readonly OwnGame[] => [
  ...provided.map(offered),
  { ...ownPage, id: '201206', name: 'Aviator', kind: 'aviator', address: '/main/aviator/303031' },
  { ...ownPage, id: '3031', name: '1 Day Teenpatti', kind: 'teen', address: '/main/teen/3031' },
];
