import { intentSetting } from '../figures/captain.ts';
import { phaseOf } from '../figures/format.ts';
import type { Strengths } from '../figures/game.ts';
import type { TeamSide } from '../figures/tally.ts';
import { mixedRowAt, mixRows, noBallAt, noBallRuns, outAt, wideAt, wideRuns } from './mixed-rows.ts';

const wicketsAll = 10;

/** Runs a side may expect from the balls left and the wickets down: used to revise a target after rain. */
export type ExpectedRuns = (ballsLeft: number, wickets: number) => number;

export function buildResourceTable(strengths: Strengths, side: TeamSide, inningsBalls: number): ExpectedRuns {
  const rows = mixRows(strengths, side);
  const expected = new Float64Array((inningsBalls + 1) * (wicketsAll + 1));
  const at = (balls: number, wickets: number) => balls * (wicketsAll + 1) + wickets;
  for (let balls = 1; balls <= inningsBalls; balls++) {
    const phase = phaseOf(strengths.figures, inningsBalls - balls, inningsBalls);
    for (let wickets = 0; wickets < wicketsAll; wickets++) {
      const row = mixedRowAt(phase, intentSetting(balls / inningsBalls, wickets), wickets);
      const wide = rows[row + wideAt] ?? 0;
      const noBall = rows[row + noBallAt] ?? 0;
      const out = rows[row + outAt] ?? 0;
      let runs = wide * wideRuns + noBall * noBallRuns;
      for (let made = 1; made <= 6; made++) runs += (rows[row + made] ?? 0) * made;
      const stays = 1 - wide - noBall - out;
      runs +=
        stays * (expected[at(balls - 1, wickets)] ?? 0) + out * (expected[at(balls - 1, wickets + 1)] ?? 0);
      // A wide or no-ball is bowled again, so it leads back to the same cell.
      expected[at(balls, wickets)] = runs / (1 - wide - noBall);
    }
  }
  return (ballsLeft, wickets) => expected[at(Math.max(0, ballsLeft), Math.min(wickets, wicketsAll))] ?? 0;
}
