import { FORMATS } from './format.ts';
import { currentTally, type Game, leadOf } from './game.ts';

const SHORT_BALLS = 48;
const SHORT_RUNS = 50;
const SHORT_WICKETS = 3;
const LAST_BALLS = 12;
const LAST_RUNS = 12;
const LAST_WICKETS = 1;

/** Whether the match, or an innings after which no session on it is left, can end within this many balls, runs or wickets. */
function isWithin(game: Game, balls: number, runs: number, wickets: number): boolean {
  const tally = currentTally(game);
  const ballsLeft = game.inningsBalls > 0 ? game.inningsBalls - tally.balls : game.matchBallsLeft;
  if (ballsLeft <= balls) return true;
  if (game.target > 0 && game.target - tally.runs <= runs) return true;
  return game.wicketsMax - tally.wickets <= wickets;
}

/** Overs were lost: sessions on the whole match are void. */
function isCut({ strengths, inningsBalls, wicketsMax }: Game): boolean {
  return wicketsMax === 10 && inningsBalls < FORMATS[strengths.format].inningsBalls;
}

/** The match may end with this innings: a chase, or a Test side still behind in its second. */
function mayEndMatch(game: Game): boolean {
  if (game.target > 0 || game.wicketsMax < 10) return true;
  if (game.inningsBalls > 0) return false;
  return game.matchBallsLeft <= SHORT_BALLS || (game.innings.length === 3 && leadOf(game) < 0);
}

export function isShortOfSessions(game: Game): boolean {
  if (isCut(game)) return true;
  return mayEndMatch(game) && isWithin(game, SHORT_BALLS, SHORT_RUNS, SHORT_WICKETS);
}

export function isLastStretch(game: Game): boolean {
  if (!isCut(game) && !mayEndMatch(game)) return false;
  return isWithin(game, LAST_BALLS, LAST_RUNS, LAST_WICKETS);
}
