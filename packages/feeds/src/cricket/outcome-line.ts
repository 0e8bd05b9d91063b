import type { CricketOutcome } from '@maidan/sports';
import { type StatusLine, statusLine } from '../status-line.ts';

/** "Aravalli won by 7 wickets". */
export function outcomeLine(outcome: CricketOutcome): StatusLine {
  switch (outcome.kind) {
    case 'won':
      return winLine(outcome);
    case 'tied':
      return tieLine(outcome);
    case 'drawn':
      return statusLine('drawn');
    default:
      return statusLine('noResult');
  }
}

function tieLine({ superOverWinner, bowlOutWinner }: Extract<CricketOutcome, { kind: 'tied' }>): StatusLine {
  if (superOverWinner !== undefined) return statusLine('wonSuperOver', { team: superOverWinner });
  return bowlOutWinner === undefined ? statusLine('tied') : statusLine('wonBowlOut', { team: bowlOutWinner });
}

function winLine({ team, by, margin, method }: Extract<CricketOutcome, { kind: 'won' }>): StatusLine {
  // Without a margin, `by` says how the match was won.
  if (margin === undefined) return statusLine('won', { winner: team, by });
  const { runs = 0, wickets, innings } = margin;
  const won = method === undefined ? { team } : { team, method };
  if (innings !== undefined) return statusLine('wonByInnings', { ...won, runs });
  return wickets === undefined
    ? statusLine('wonByRuns', { ...won, runs })
    : statusLine('wonByWickets', { ...won, wickets });
}
