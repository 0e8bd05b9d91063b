import { ballsIn, type CricketMatch, type Innings, penaltyRunsCount } from '@maidan/sports';
import { ballsInOver } from '../../cricket/figures/format.ts';
import { type Game, leadOf, spellOversOf, startGame } from '../../cricket/figures/game.ts';
import { emptyTally, openTally, type TeamSide } from '../../cricket/figures/tally.ts';
import type { CricketPlan } from '../../cricket/plan.ts';

function sideOf(match: CricketMatch, team: string): TeamSide {
  return match.teams[0] === team ? 0 : 1;
}

/**
 * The season's figures at the start of an innings. A revised target is known from the first ball of the chase: the
 * recording does not say when it was set.
 */
export function startInningsFigures(
  plan: CricketPlan,
  match: CricketMatch,
  innings: Innings,
  before: Game | undefined,
): Game {
  const side = sideOf(match, innings.team);
  const game = startGame(plan.strengths, side);
  if (before !== undefined) {
    game.innings = [...before.innings, openTally(emptyTally(), side)];
    game.totals = [...before.totals];
    game.matchBallsLeft = before.matchBallsLeft;
  }
  const [tally] = game.innings.slice(-1);
  if (tally !== undefined) {
    tally.runs += innings.penaltyRunsBefore;
    if (penaltyRunsCount(match)) tally.pshipRuns += innings.penaltyRunsBefore;
  }
  game.totals[side] += innings.penaltyRunsBefore;
  if (game.inningsBalls === 0) {
    if (game.innings.length === 4) game.target = Math.max(1, 1 - leadOf(game));
    return game;
  }
  game.inningsBalls = ballsIn(
    innings.target?.overs ?? match.scheduledOvers ?? game.inningsBalls / ballsInOver,
    match.ballsPerOver,
  );
  game.spellOvers = spellOversOf(game.inningsBalls);
  if (before !== undefined) game.target = innings.target?.runs ?? game.totals[side === 0 ? 1 : 0] + 1;
  return game;
}
