import { launchedGameIds } from '@maidan/contract/wire';
import { andarBaharInstant } from '../games/andar-bahar/game.ts';
import { dusKaDum } from '../games/dus-ka-dum/game.ts';
import { roulette, rouletteWithPartage } from '../games/roulette/game.ts';
import type { ShownFields, ShownOutcome, VirtualGame } from './virtual-game.ts';

/** Every version whose rounds can be verified, by the game's word, in the order houses offer the games. */
const listed = {
  roulette: [roulette, rouletteWithPartage],
  'dus-ka-dum': [dusKaDum],
  'andar-bahar': [andarBaharInstant],
} as const;

/** The word of a game of one player, in which a round is played at the player's press. */
export type InstantGame = keyof typeof listed;
export type InstantOutcome = ReturnType<(typeof listed)[InstantGame][number]['outcomeToShow']>;

export const virtualGames: readonly VirtualGame[] = Object.values(listed).flat();

export const instantGames = Object.keys(listed) as readonly InstantGame[];

export const isVirtualGame = (code: string): boolean => virtualGames.some((game) => game.code === code);

export const findVirtualGame = (code: string, version: string): VirtualGame | undefined =>
  virtualGames.find((game) => game.code === code && game.version === version);

/** All versions of a game show their outcomes alike. */
function readOutcome(shown: ShownOutcome) {
  const game = virtualGames.find(({ code }) => code === shown.game);
  const outcome = game?.readShown(shown as ShownFields);
  return game === undefined || outcome === undefined ? undefined : { game, outcome };
}

export const isOutcome = (value: unknown): value is InstantOutcome =>
  typeof value === 'object' &&
  value !== null &&
  'game' in value &&
  readOutcome(value as ShownOutcome) !== undefined;

/** Empty for what is no outcome of a game here. */
export function outcomeFigures(shown: ShownOutcome): string {
  const read = readOutcome(shown);
  return read === undefined ? '' : read.game.outcomeFigures(read.outcome);
}

/** The ids by which the games are launched, and by which the studio names them to the wallet. */
export const studioGameIds: Readonly<Record<InstantGame | 'lobby' | 'ludo', string>> = {
  ...(Object.fromEntries(virtualGames.map(({ code, launchId }) => [code, launchId])) as Record<
    InstantGame,
    string
  >),
  lobby: launchedGameIds.lobby,
  ludo: launchedGameIds.ludo,
};
