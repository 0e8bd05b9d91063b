import { intentSetting } from '../figures/captain.ts';
import { phaseOf } from '../figures/format.ts';
import type { Strengths } from '../figures/game.ts';
import type { TeamSide } from '../figures/tally.ts';
import { mixedRowAt, mixRows, NO_BALL_AT, NO_BALL_RUNS, OUT_AT, WIDE_AT, WIDE_RUNS } from './mixed-rows.ts';

const WICKETS_ALL = 10;

/** Runs a side may expect from the balls left and the wickets down: the measure of what rain takes away. */
export type ExpectedRuns = (ballsLeft: number, wickets: number) => number;

export function buildResourceTable(strengths: Strengths, side: TeamSide, inningsBalls: number): ExpectedRuns {
  const rows = mixRows(strengths, side);
  const expected = new Float64Array((inningsBalls + 1) * (WICKETS_ALL + 1));
  const at = (balls: number, wickets: number) => balls * (WICKETS_ALL + 1) + wickets;
  for (let balls = 1; balls <= inningsBalls; balls++) {
    const phase = phaseOf(strengths.figures, inningsBalls - balls, inningsBalls);
    for (let wickets = 0; wickets < WICKETS_ALL; wickets++) {
      const row = mixedRowAt(phase, intentSetting(balls / inningsBalls, wickets), wickets);
      const wide = rows[row + WIDE_AT] ?? 0;
      const noBall = rows[row + NO_BALL_AT] ?? 0;
      const out = rows[row + OUT_AT] ?? 0;
      let runs = wide * WIDE_RUNS + noBall * NO_BALL_RUNS;
      for (let made = 1; made <= 6; made++) runs += (rows[row + made] ?? 0) * made;
      const stays = 1 - wide - noBall - out;
      runs +=
        stays * (expected[at(balls - 1, wickets)] ?? 0) + out * (expected[at(balls - 1, wickets + 1)] ?? 0);
      // A wide or no-ball is bowled again: the same cell once more.
      expected[at(balls, wickets)] = runs / (1 - wide - noBall);
    }
  }
  return (ballsLeft, wickets) => expected[at(Math.max(0, ballsLeft), Math.min(wickets, WICKETS_ALL))] ?? 0;
}
