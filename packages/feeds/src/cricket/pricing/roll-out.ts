import { quickRandom } from '../../pricing/quick-random.ts';
import { checkInnings, MATCH_OVER, openNext, PLAY_ON } from '../figures/check-innings.ts';
import { currentTally, type Game } from '../figures/game.ts';
import { emptyBall, playBall } from '../figures/play-ball.ts';
import { copyTally, emptyTally, type Tally } from '../figures/tally.ts';

export type Horizon = 'innings' | 'match';

/** One set of figures reused by every rollout: prices run on one thread and never overlap. */
const pool: readonly Tally[] = [emptyTally(), emptyTally(), emptyTally(), emptyTally()];
const inningsMax = 4;
/** No ball needs more random draws than this. */
const drawsPerBall = 4;

/**
 * Plays the rest of the innings or the match many times on the simulator's own ball model, showing each end to `see`.
 * The same seed gives the same ends. Every rollout has a stream per innings, entered at the ball it has reached, so that
 * two prices a ball apart share nearly all their draws: the difference between them comes from the ball, not from sampling.
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
  const done = game.innings.slice(0, -1);
  const current = currentTally(game);
  const own = pool[done.length] ?? emptyTally();
  const scratch: Game = { ...game, totals: [0, 0] };
  for (let time = 0; time < times; time++) {
    copyTally(current, own);
    restart(scratch, game, [...done, own]);
    let delivery = own.balls;
    random.selectStream(time * inningsMax + done.length);
    let isOver = own.isClosed;
    while (!isOver) {
      random.seek(delivery * drawsPerBall);
      delivery += 1;
      playBall(scratch, ball, random);
      const verdict = checkInnings(scratch);
      if (verdict === PLAY_ON) continue;
      isOver = verdict === MATCH_OVER || horizon === 'innings';
      if (isOver) break;
      random.selectStream(time * inningsMax + scratch.innings.length);
      delivery = 0;
      openNext(scratch, pool[scratch.innings.length]);
    }
    see(scratch);
  }
}

function restart(scratch: Game, game: Game, innings: Tally[]): void {
  scratch.innings = innings;
  scratch.matchBallsLeft = game.matchBallsLeft;
  scratch.target = game.target;
  scratch.spellOvers = game.spellOvers;
  scratch.isFreeHit = game.isFreeHit;
  scratch.outcome = game.outcome;
  scratch.totals[0] = game.totals[0];
  scratch.totals[1] = game.totals[1];
}
