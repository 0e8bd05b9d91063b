import { type CricketOutcome, sayMargin } from '@maidan/sports';
import { currentTally, DRAWN, FIRST_WON, type Game, SECOND_WON } from '../../cricket/figures/game.ts';
import type { TeamSide } from '../../cricket/figures/tally.ts';
import type { CricketPlan } from '../../cricket/plan.ts';

function winOf(plan: CricketPlan, game: Game, side: TeamSide): CricketOutcome {
  const team = plan.squads[side].team.name;
  const last = currentTally(game);
  const isRevised =
    game.inningsBalls > 0 && game.target > 0 && game.target !== game.totals[last.side === 0 ? 1 : 0] + 1;
  const method = isRevised ? { method: 'D/L' } : {};
  if (last.side === side) {
    const margin = { wickets: game.wicketsMax - last.wickets };
    return { kind: 'won', team, by: sayMargin(margin), margin, ...method };
  }
  const runs = isRevised ? game.target - 1 - last.runs : game.totals[side] - game.totals[side === 0 ? 1 : 0];
  const innings = game.innings.filter((tally) => tally.side === side).length;
  const isByInnings = game.inningsBalls === 0 && innings === 1 && game.innings.length === 3;
  const margin = isByInnings ? { innings: 1, runs } : { runs };
  return { kind: 'won', team, by: sayMargin(margin), margin, ...method };
}

/** The outcome of a decided match that needs no super over. */
export function outcomeOfGame(plan: CricketPlan, game: Game): CricketOutcome {
  switch (game.outcome) {
    case FIRST_WON:
      return winOf(plan, game, 0);
    case SECOND_WON:
      return winOf(plan, game, 1);
    case DRAWN:
      return { kind: 'drawn' };
    default:
      return { kind: 'tied' };
  }
}
