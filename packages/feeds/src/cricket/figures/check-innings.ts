import type { Intent } from './ball-model.ts';
import { ballsInOver, formats } from './format.ts';
import { currentTally, DRAWN, FIRST_WON, type Game, leadOf, SECOND_WON, spellOversOf, TIED } from './game.ts';
import { emptyTally, openTally, type Tally, type TeamSide } from './tally.ts';

export const PLAY_ON = 0;
export const INNINGS_OVER = 1;
export const MATCH_OVER = 2;

/** Whether after a ball the innings goes on, has ended, or has decided the match (`game.outcome` says how). */
export function checkInnings(game: Game): number {
  const tally = currentTally(game);
  return game.inningsBalls > 0 ? checkLimited(game, tally) : checkTest(game, tally);
}

function wonBy(side: TeamSide): number {
  return side === 0 ? FIRST_WON : SECOND_WON;
}

function checkLimited(game: Game, tally: Tally): number {
  const isDone = tally.wickets >= game.wicketsMax || tally.balls >= game.inningsBalls;
  if (game.target === 0) {
    if (!isDone) return PLAY_ON;
    tally.isClosed = true;
    return INNINGS_OVER;
  }
  const other = tally.side === 0 ? 1 : 0;
  if (tally.runs >= game.target) game.outcome = wonBy(tally.side);
  else if (!isDone) return PLAY_ON;
  else game.outcome = tally.runs === game.target - 1 ? TIED : wonBy(other);
  tally.isClosed = true;
  return MATCH_OVER;
}

function checkTest(game: Game, tally: Tally): number {
  const number = game.innings.length - 1;
  const lead = leadOf(game);
  const other: TeamSide = tally.side === 0 ? 1 : 0;
  if (number === 3 && lead > 0) return decide(game, tally, wonBy(tally.side));
  if (tally.wickets >= game.wicketsMax) {
    if (number === 3) return decide(game, tally, lead === 0 ? TIED : wonBy(other));
    // All out a second time and still behind: the other side need not bat again.
    if (number === 2 && lead < 0) return decide(game, tally, wonBy(other));
    return close(game, tally);
  }
  // Law 12: the over in progress when time runs out is completed.
  if (game.matchBallsLeft <= 0 && tally.balls % ballsInOver === 0) return decide(game, tally, DRAWN);
  if (declares(number, tally.runs, lead, game.matchBallsLeft)) {
    tally.isDeclared = true;
    return close(game, tally);
  }
  return PLAY_ON;
}

function close(game: Game, tally: Tally): number {
  tally.isClosed = true;
  if (game.matchBallsLeft > 0) return INNINGS_OVER;
  game.outcome = DRAWN;
  return MATCH_OVER;
}

function decide(game: Game, tally: Tally, outcome: number): number {
  tally.isClosed = true;
  game.outcome = outcome;
  return MATCH_OVER;
}

/** Which side bats next, once an innings is over and the match is not. */
function nextSide(game: Game): TeamSide {
  const last = currentTally(game);
  const other: TeamSide = last.side === 0 ? 1 : 0;
  if (game.innings.length !== 2 || game.inningsBalls > 0) return other;
  return enforcesFollowOn(-leadOf(game), game.matchBallsLeft) ? last.side : other;
}

/** Opens the next innings in `into`, with its target if it is a chase. */
export function openNext(game: Game, into: Tally = emptyTally()): void {
  const side = nextSide(game);
  game.innings.push(openTally(into, side));
  game.isFreeHit = false;
  game.spellOvers = spellOversOf(game.inningsBalls);
  if (game.inningsBalls > 0 && game.target === 0) game.target = game.totals[side === 0 ? 1 : 0] + 1;
  if (game.inningsBalls === 0 && game.innings.length === 4) game.target = 1 - leadOf(game);
}

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
  const requiredRate = (need * ballsInOver) / (Math.max(1, ballsLeft) * parRunsPerOver);
  if (requiredRate < 0.35) return 0;
  if (requiredRate < 0.7) return 1;
  if (requiredRate < 1.1) return 2;
  if (requiredRate < 1.6 || wickets >= 8) return 3;
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
function declares(inningsNumber: number, runs: number, lead: number, ballsLeft: number): boolean {
  const oversLeft = ballsLeft / ballsInOver;
  if (inningsNumber === 0) return runs >= 560 || (runs >= 400 && oversLeft < 290);
  if (inningsNumber === 1) return lead >= 280 || (lead >= 150 && oversLeft < 170);
  if (inningsNumber === 2) return lead >= 430 || (lead >= 240 && lead > oversLeft * 3.3 && oversLeft > 25);
  return false;
}

/** Law 14: a lead of 200 lets the side ahead ask the other to bat again. */
function enforcesFollowOn(lead: number, ballsLeft: number): boolean {
  return lead >= 200 && ballsLeft > 110 * ballsInOver;
}

const shortBalls = 48;
const shortRuns = 50;
const shortWickets = 3;
const lastBalls = 12;
const lastRuns = 12;
const lastWickets = 1;

/** Whether the match, or an innings after which no session on it is left, can end within this many balls, runs or wickets. */
function isWithin(game: Game, balls: number, runs: number, wickets: number): boolean {
  const tally = currentTally(game);
  const ballsLeft = game.inningsBalls > 0 ? game.inningsBalls - tally.balls : game.matchBallsLeft;
  if (ballsLeft <= balls) return true;
  if (game.target > 0 && game.target - tally.runs <= runs) return true;
  return game.wicketsMax - tally.wickets <= wickets;
}

/** Overs were lost, so sessions on the whole match are void. */
function isCut({ strengths, inningsBalls, wicketsMax }: Game): boolean {
  return wicketsMax === 10 && inningsBalls < formats[strengths.format].inningsBalls;
}

/** The match may end with this innings: a chase, or a Test side still behind in its second. */
function mayEndMatch(game: Game): boolean {
  if (game.target > 0 || game.wicketsMax < 10) return true;
  if (game.inningsBalls > 0) return false;
  return game.matchBallsLeft <= shortBalls || (game.innings.length === 3 && leadOf(game) < 0);
}

export function isShortOfSessions(game: Game): boolean {
  if (isCut(game)) return true;
  return mayEndMatch(game) && isWithin(game, shortBalls, shortRuns, shortWickets);
}

export function isLastStretch(game: Game): boolean {
  if (!isCut(game) && !mayEndMatch(game)) return false;
  return isWithin(game, lastBalls, lastRuns, lastWickets);
}
