import { formats } from './format.ts';
import { currentTally, type Game, leadOf } from './game.ts';

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
