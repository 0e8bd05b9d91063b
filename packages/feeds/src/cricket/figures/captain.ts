import type { Intent } from './ball-model.ts';
import { ballsInOver } from './format.ts';

/** A side setting a total is cautious when few wickets are left, aggressive when few overs are. */
export function intentSetting(ballsLeftShare: number, wickets: number): Intent {
  if (wickets >= 7) return ballsLeftShare > 0.15 ? 1 : 2;
  if (wickets >= 5) return ballsLeftShare > 0.5 ? 1 : ballsLeftShare < 0.2 ? 3 : 2;
  if (wickets <= 2 && ballsLeftShare < 0.7) return 3;
  if (wickets <= 4 && ballsLeftShare < 0.4) return 3;
  return 2;
}

/** A side chasing goes by the required rate against that of an average side. */
export function intentChasing(
  parRunsPerOver: number,
  need: number,
  ballsLeft: number,
  wickets: number,
): Intent {
  const asked = (need * ballsInOver) / (Math.max(1, ballsLeft) * parRunsPerOver);
  if (asked < 0.35) return 0;
  if (asked < 0.7) return 1;
  if (asked < 1.1) return 2;
  if (asked < 1.6 || wickets >= 8) return 3;
  return 4;
}

/** A Test side: in the last innings it goes for the win or the draw, before that it builds a lead. */
export function intentInTest(
  inningsNumber: number,
  lead: number,
  ballsLeft: number,
  wickets: number,
): Intent {
  const oversLeft = ballsLeft / ballsInOver;
  if (inningsNumber < 3) return inningsNumber === 2 && lead > 220 && wickets < 7 ? 3 : 2;
  const need = 1 - lead;
  const rate = need / Math.max(0.2, oversLeft);
  if (rate > 5.5 || (wickets >= 6 && rate > 2.5)) return 0;
  if (rate > 3.4) return 3;
  return 2;
}

/** Whether the side batting in a Test closes its innings now. */
export function declares(inningsNumber: number, runs: number, lead: number, ballsLeft: number): boolean {
  const oversLeft = ballsLeft / ballsInOver;
  if (inningsNumber === 0) return runs >= 560 || (runs >= 400 && oversLeft < 290);
  if (inningsNumber === 1) return lead >= 280 || (lead >= 150 && oversLeft < 170);
  if (inningsNumber === 2) return lead >= 430 || (lead >= 240 && lead > oversLeft * 3.3 && oversLeft > 25);
  return false;
}

/** Law 14: a lead of 200 lets the side ahead ask the other to bat again. */
export function enforcesFollowOn(lead: number, ballsLeft: number): boolean {
  return lead >= 200 && ballsLeft > 110 * ballsInOver;
}
