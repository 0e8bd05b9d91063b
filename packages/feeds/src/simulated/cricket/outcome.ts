import { type CricketOutcome, sayMargin } from '@maidan/sports';
import { type StatusLine, statusLine } from '../../status-line.ts';
import { currentTally, DRAWN, FIRST_WON, type Game, SECOND_WON } from './game.ts';
import type { CricketPlan } from './plan.ts';
import type { Side } from './tally.ts';

function tellWin(plan: CricketPlan, game: Game, side: Side): CricketOutcome {
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

/** What the figures say of a match that is decided and needs no super over. */
export function tellOutcome(plan: CricketPlan, game: Game): CricketOutcome {
  switch (game.outcome) {
    case FIRST_WON:
      return tellWin(plan, game, 0);
    case SECOND_WON:
      return tellWin(plan, game, 1);
    case DRAWN:
      return { kind: 'drawn' };
    default:
      return { kind: 'tied' };
  }
}

/** "Aravalli won by 7 wickets". */
export function outcomeLine(outcome: CricketOutcome): StatusLine {
  switch (outcome.kind) {
    case 'won':
      return winLine(outcome);
    case 'tied':
      return outcome.superOverWinner === undefined
        ? statusLine('tied')
        : statusLine('wonSuperOver', { team: outcome.superOverWinner });
    case 'drawn':
      return statusLine('drawn');
    default:
      return statusLine('noResult');
  }
}

function winLine({ team, by, margin, method }: Extract<CricketOutcome, { kind: 'won' }>): StatusLine {
  // Without a margin the method is what the match was won by.
  if (margin === undefined) return statusLine('won', { winner: team, by });
  const { runs = 0, wickets, innings } = margin;
  const won = method === undefined ? { team } : { team, method };
  if (innings !== undefined) return statusLine('wonByInnings', { ...won, runs });
  return wickets === undefined
    ? statusLine('wonByRuns', { ...won, runs })
    : statusLine('wonByWickets', { ...won, wickets });
}
