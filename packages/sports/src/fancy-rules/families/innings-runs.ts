import type { InningsView } from '../innings-view.ts';
import { notePenaltyRuns } from '../penalty-note.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt } from '../verdict.ts';
import { voidUnlessEnded } from './wickets.ts';

/** The side's total, penalty runs given after its last ball included where they count (section 5). */
export function judgeInningsRuns(view: InningsView): SessionVerdict {
  const open = voidUnlessEnded(view, 'innings', `before the innings of ${view.innings.team} was complete`);
  if (open !== undefined) return open;
  const { runs } = view.score;
  const { team, penaltyRunsBefore, penaltyRunsAfter } = view.innings;
  const note = notePenaltyRuns(view, view.balls, penaltyRunsBefore + penaltyRunsAfter);
  const reason = `${team} made ${runs} in the innings.${note}`;
  return settledAt(runs, 'over-runs-count-all', reason, refer(view.index, view.balls.at(-1)));
}
