import { quickRandom } from '../../pricing/quick-random.ts';
import { checkInnings, MATCH_OVER, openNext, PLAY_ON } from '../figures/check-innings.ts';
import { currentTally, DRAWN, FIRST_WON, type Game, SECOND_WON } from '../figures/game.ts';
import { emptyBall, playBall } from '../figures/play-ball.ts';
import { copyTally, emptyTally, type Tally, type TeamSide } from '../figures/tally.ts';
import type { CricketPlan } from '../plan.ts';
import { buildChaseTable, buildSettingTable, type ChaseTable, type SettingTable } from './chance-table.ts';

/** Chances of the first named side, the second, a draw and level scores (which a super over or a void settles). */
export interface WinChances {
  readonly first: number;
  readonly second: number;
  readonly draw: number;
  readonly tie: number;
}

/** Chance of a tie before the chase begins: the average over the tables. */
const tieBeforeChase = { T20: 0.03, ODI: 0.008, Test: 0 } as const;
/** How much one step of rating is worth before the toss, on the logistic scale. */
const priorPerStep = { T20: 0.58, ODI: 0.66, Test: 0.75 } as const;
const priorDraw = 0.08;

export function chancesBeforeToss(plan: CricketPlan): WinChances {
  const { format, strengths } = plan;
  const draw = format === 'Test' ? priorDraw : 0;
  const first = (1 - draw) / (1 + Math.exp(-priorPerStep[format] * strengths.edges[0]));
  return { first, second: 1 - draw - first, draw, tie: tieBeforeChase[format] };
}

function forSide(side: TeamSide, win: number, tie: number): WinChances {
  const other = 1 - win;
  return side === 0
    ? { first: win, second: other, draw: 0, tie }
    : { first: other, second: win, draw: 0, tie };
}

/** Prices a limited match from tables built once per match and number of overs. */
export function limitedChances(): (game: Game) => WinChances {
  const chases = new Map<string, ChaseTable>();
  const settings = new Map<string, SettingTable>();
  return (game) => {
    const tally = currentTally(game);
    const { strengths, inningsBalls } = game;
    const chaser: TeamSide = game.target > 0 ? tally.side : tally.side === 0 ? 1 : 0;
    const key = `${chaser}/${inningsBalls}`;
    const chase = chases.get(key) ?? buildChaseTable(strengths, chaser, inningsBalls);
    chases.set(key, chase);
    const ballsLeft = inningsBalls - tally.balls;
    if (game.target > 0) {
      const need = game.target - tally.runs;
      const tie = chase.tie(need, ballsLeft, tally.wickets);
      return forSide(tally.side, chase.win(need, ballsLeft, tally.wickets) + tie / 2, tie);
    }
    const setting = settings.get(key) ?? buildSettingTable(strengths, tally.side, inningsBalls, chase);
    settings.set(key, setting);
    const win = setting.win(tally.runs, ballsLeft, tally.wickets);
    return forSide(tally.side, win, tieBeforeChase[strengths.format]);
  };
}

/** Counts the ends of rollouts; level scores count half for each side. */
export function countChances(): { see(end: Game): void; chances(): WinChances } {
  let [first, second, draw, tie, times] = [0, 0, 0, 0, 0];
  return {
    see({ outcome }) {
      times += 1;
      if (outcome === FIRST_WON) first += 1;
      else if (outcome === SECOND_WON) second += 1;
      else if (outcome === DRAWN) draw += 1;
      else tie += 1;
    },
    // Adding half an end to each result keeps a rare one from being priced as impossible.
    chances: () => {
      const total = times + 1.5;
      return {
        first: (first + tie / 2 + 0.5) / total,
        second: (second + tie / 2 + 0.5) / total,
        draw: (draw + 0.5) / total,
        tie: tie / Math.max(1, times),
      };
    },
  };
}

const superOverTimes = 300;

export function superOverChances(game: Game, seed: number): WinChances {
  const count = countChances();
  rollOut(game, 'match', superOverTimes, seed, count.see);
  const { first, second } = count.chances();
  return { first: first / (first + second), second: second / (first + second), draw: 0, tie: 0 };
}

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
