import { currentTally, type Game } from '../cricket/game.ts';
import { emptyBall, playBall } from '../cricket/play-ball.ts';
import { copyTally, emptyTally, type Tally } from '../cricket/tally.ts';
import { checkInnings, MATCH_OVER, openNext, PLAY_ON } from '../cricket/turn-innings.ts';
import { quickRandom } from '../quick-random.ts';

export type Horizon = 'innings' | 'match';

/** One set of figures reused by every rollout: prices run on one thread and never overlap. */
const pool: readonly Tally[] = [emptyTally(), emptyTally(), emptyTally(), emptyTally()];

/**
 * Plays the rest of the innings or the match many times on the simulator's own ball model, showing each end to `see`.
 * The same seed gives the same ends.
 */
export function rollOut(
  game: Game,
  horizon: Horizon,
  times: number,
  seed: number,
  see: (end: Game) => void,
): void {
  const random = quickRandom(seed);
  const ball = emptyBall();
  const played = game.innings.length;
  const done = game.innings.slice(0, -1);
  const current = currentTally(game);
  const scratch: Game = { ...game, totals: [0, 0] };
  for (let time = 0; time < times; time++) {
    const own = pool[played - 1] ?? emptyTally();
    copyTally(current, own);
    scratch.innings = [...done, own];
    scratch.matchBallsLeft = game.matchBallsLeft;
    scratch.target = game.target;
    scratch.spellOvers = game.spellOvers;
    scratch.isFreeHit = game.isFreeHit;
    scratch.outcome = game.outcome;
    scratch.totals[0] = game.totals[0];
    scratch.totals[1] = game.totals[1];
    let isOver = own.isClosed;
    while (!isOver) {
      playBall(scratch, ball, random);
      const verdict = checkInnings(scratch);
      if (verdict === PLAY_ON) continue;
      isOver = verdict === MATCH_OVER || horizon === 'innings';
      if (!isOver) openNext(scratch, pool[scratch.innings.length]);
    }
    see(scratch);
  }
}
