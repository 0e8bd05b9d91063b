import { declares, enforcesFollowOn } from './captain.ts';
import { ballsInOver } from './format.ts';
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
