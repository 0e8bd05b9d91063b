import { openNext } from '../../cricket/figures/check-innings.ts';
import { ballsInOver } from '../../cricket/figures/format.ts';
import { currentTally, type Game, spellOversOf, startGame } from '../../cricket/figures/game.ts';
import { OUT, type TeamSide } from '../../cricket/figures/tally.ts';

const superOverWickets = 2;

/** Three may bat in a super over: the others count as out. */
function sendThree(game: Game): void {
  currentTally(game).standing.fill(OUT, 3);
}

export function startSuperOver(match: Game, battingFirst: TeamSide): Game {
  const game = startGame(match.strengths, battingFirst);
  game.inningsBalls = ballsInOver;
  game.spellOvers = spellOversOf(ballsInOver);
  game.wicketsMax = superOverWickets;
  sendThree(game);
  return game;
}

export function openNextSuperOver(game: Game): void {
  openNext(game);
  sendThree(game);
}
