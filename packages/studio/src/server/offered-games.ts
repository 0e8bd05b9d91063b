import { studioGameIds, virtualGames } from '../rules/virtual-games.ts';
import { instantGame, type StudioGame, studioGame } from '../wire/instant.ts';

/** A game as a house lists it. */
export interface OfferedGame {
  readonly id: string;
  readonly kind: StudioGame;
  readonly name: string;
  readonly address: string;
  /** The most a stake returns, as a multiple of it. */
  readonly returnsTimes: number;
  /** Played by one player at any time. */
  readonly isVirtual: boolean;
}

/** Of a game decided at once, what its best bet pays: odds are profit in ten-thousandths. */
function returnsOf(code: string): number {
  const odds = virtualGames.filter((game) => game.code === code).flatMap(({ options }) => options);
  return Math.ceil(Math.max(...odds.map((option) => option.odds / 10_000 + 1)));
}

const nameOf = (code: string): string => virtualGames.find((game) => game.code === code)?.title ?? code;

function describeGame(kind: StudioGame): Pick<OfferedGame, 'name' | 'returnsTimes'> {
  // A session of the lobby may play any of the instant games.
  if (kind === 'lobby')
    return { name: 'Maidan Studio', returnsTimes: Math.max(...instantGame.options.map(returnsOf)) };
  return kind === 'ludo'
    ? { name: 'Ludo Quick', returnsTimes: 2 }
    : { name: nameOf(kind), returnsTimes: returnsOf(kind) };
}

/** In the order a house offers them. */
export const offeredGames: readonly OfferedGame[] = studioGame.options.map((kind) => ({
  ...describeGame(kind),
  id: studioGameIds[kind],
  kind,
  address: `/play/${kind}`,
  isVirtual: instantGame.safeParse(kind).success,
}));

export const gameOfId = (id: string): StudioGame | undefined =>
  offeredGames.find((game) => game.id === id)?.kind;
