import { BALLS_PER_OVER } from './format.ts';
import { currentTally, type Game, spellOversOf, startGame } from './game.ts';
import { OUT, type Side } from './tally.ts';
import { openNext } from './turn-innings.ts';

const SUPER_OVER_WICKETS = 2;

/** Three may bat in a super over: the rest count as gone. */
function sendThree(game: Game): void {
  currentTally(game).standing.fill(OUT, 3);
}

export function startSuperOver(match: Game, battingFirst: Side): Game {
  const game = startGame(match.strengths, battingFirst);
  game.inningsBalls = BALLS_PER_OVER;
  game.spellOvers = spellOversOf(BALLS_PER_OVER);
  game.wicketsMax = SUPER_OVER_WICKETS;
  sendThree(game);
  return game;
}

export function turnSuperOver(game: Game): void {
  openNext(game);
  sendThree(game);
}
