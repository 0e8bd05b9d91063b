import type { CricketDetail, InningsLine } from '../score.ts';
import { ballsInOver } from './figures/format.ts';
import type { Game } from './figures/game.ts';
import type { Tally } from './figures/tally.ts';

/** "17.3" is 17 overs and 3 balls. */
export function writeOvers(balls: number, ballsPerOver = ballsInOver): string {
  return `${Math.floor(balls / ballsPerOver)}.${balls % ballsPerOver}`;
}

/** Runs per over, to hundredths. */
export function runRate(runs: number, balls: number, ballsPerOver = ballsInOver): number {
  return balls <= 0 ? 0 : Math.round((runs * ballsPerOver * 100) / balls) / 100;
}

export function targetLine(game: Game, tally: Tally): CricketDetail['target'] {
  if (game.target <= 0) return undefined;
  const need = Math.max(0, game.target - tally.runs);
  const ballsLeft = game.inningsBalls > 0 ? game.inningsBalls - tally.balls : game.matchBallsLeft;
  return { runs: game.target, need, ballsLeft, rate: runRate(need, ballsLeft) };
}

/** "CC 181/6 (20.0) & SS 12/0 (1.3)". */
export function sayInnings(lines: readonly InningsLine[]): string {
  return lines
    .map(
      ({ short, runs, wickets, overs, isDeclared }) =>
        `${short} ${runs}/${wickets}${isDeclared ? 'd' : ''} (${overs})`,
    )
    .join(' & ');
}
