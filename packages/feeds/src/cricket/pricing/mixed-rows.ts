import { NO_BALL, outcomeCount, outcomeRuns, rowOf, WICKET, WIDE } from '../figures/ball-model.ts';
import { intentSetting } from '../figures/check-innings.ts';
import { type Phase, phaseOf } from '../figures/format.ts';
import type { Strengths } from '../figures/game.ts';
import type { TeamSide } from '../figures/tally.ts';

/**
 * The probabilities of a ball by what it adds, in a flat array: legal runs 0 to 6, a wide, a no-ball, a wicket. Averaged
 * over the batters likely to face at that number of wickets; the bowler is an average one.
 */
const width = 10;
export const wideAt = 7;
export const noBallAt = 8;
export const outAt = 9;
export const wideRuns = 1;
export const noBallRuns = 3;
const wicketsAll = 10;
const intents = 5;

export function mixedRowAt(phase: Phase, intent: number, wickets: number): number {
  return ((phase * intents + intent) * wicketsAll + wickets) * width;
}

/** The newest batter faces half the balls; the one already in has lasted, so is likely the better. */
function likelyPlaces(wickets: number): readonly (readonly [place: number, share: number])[] {
  return [
    [wickets + 1, 0.45],
    [wickets, 0.25],
    [Math.max(0, wickets - 1), 0.3],
  ];
}

function slotOf(outcome: number): number {
  if (outcome === WICKET) return outAt;
  if (outcome === WIDE) return wideAt;
  return outcome === NO_BALL ? noBallAt : (outcomeRuns[outcome] ?? 0);
}

export function mixRows(strengths: Strengths, side: TeamSide): Float64Array {
  const { ballTable, edges, batterTiers } = strengths;
  const mixed = new Float64Array(3 * intents * wicketsAll * width);
  for (const phase of [0, 1, 2] as const)
    for (let intent = 0; intent < intents; intent++)
      for (let wickets = 0; wickets < wicketsAll; wickets++)
        for (const [place, share] of likelyPlaces(wickets)) {
          const row = rowOf(phase, intent, batterTiers[side][place] ?? 4, edges[side], 1);
          const into = mixedRowAt(phase, intent, wickets);
          for (let outcome = 0; outcome < outcomeCount; outcome++) {
            const at = into + slotOf(outcome);
            mixed[at] = (mixed[at] ?? 0) + (ballTable[row + outcome] ?? 0) * share;
          }
        }
  return mixed;
}

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
