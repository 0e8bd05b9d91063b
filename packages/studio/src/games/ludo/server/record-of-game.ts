import type { LudoRecord } from '../../../wire/ludo.ts';
import { scoreOf as ludoScore } from '../rules/ludo-score.ts';
import { gameIdOf, isHouse, type LudoGame, playerAt } from './ludo-game.ts';
import { serverSeedHashOf } from './sit-down.ts';

/** Undefined until the game is over, and where no die was rolled. */
export function recordOfGame(game: LudoGame): LudoRecord | undefined {
  const { play, end } = game;
  if (game.stage !== 'over' || play === null || end === null) return undefined;
  const { reason, winner } = end;
  if (reason === 'no-reveal' || reason === 'not-started') return undefined;
  const seatOf = (seat: 'A' | 'B') => {
    const player = playerAt(game, seat);
    return { isHouse: isHouse(player), seedHash: player.seedHash, seed: player.seed };
  };
  return {
    game: 'ludo',
    version: game.version,
    gameId: gameIdOf(game),
    stake: game.stake,
    serverSeed: game.serverSeed,
    serverSeedHash: serverSeedHashOf(game),
    seats: { A: seatOf('A'), B: seatOf('B') },
    first: play.first,
    moves: [...game.moves],
    end: { reason, winner },
    scores: { A: ludoScore(play.tokens.A), B: ludoScore(play.tokens.B) },
  };
}
