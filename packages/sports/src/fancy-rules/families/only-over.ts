import type { OverScore } from '../../score/innings-score.ts';
import { counted, ordinal } from '../../wording.ts';
import { caseOf, stageOfOver } from '../cases/case-of.ts';
import { type InningsView, notePenaltyRuns } from '../innings-view.ts';
import type { FancyRuleId } from '../rules.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** Section 5: over-run fancy counts all runs in the over. */
export function judgeOnlyOverRuns(view: InningsView, over: number): SessionVerdict {
  return judgeOnlyOver(view, over, 'over-runs-count-all', ({ runs, balls }) => ({
    run: runs,
    what: `made ${runs}`,
    note: notePenaltyRuns(view, balls),
  }));
}

export function judgeOnlyOverWickets(view: InningsView, over: number): SessionVerdict {
  return judgeOnlyOver(view, over, 'over-session-complete', ({ wickets }) => ({
    run: wickets,
    what: `lost ${counted(wickets, 'wicket')}`,
    note: '',
  }));
}

/** Section 5: boundaries count only off the bat. */
export function judgeOnlyOverBoundaries(view: InningsView, over: number): SessionVerdict {
  return judgeOnlyOver(view, over, 'boundaries-off-the-bat', ({ fours, sixes }) => ({
    run: fours + sixes,
    what: `hit ${counted(fours + sixes, 'boundary', 'boundaries')}`,
    note: '',
  }));
}

function judgeOnlyOver(
  view: InningsView,
  over: number,
  rule: FancyRuleId,
  measure: (over: OverScore) => { readonly run: number; readonly what: string; readonly note: string },
): SessionVerdict {
  const { team } = view.innings;
  const stage = stageOfOver(view, over);
  const bowled = view.overs.find(({ number }) => number === over - 1);
  const found = stage === 'complete' ? undefined : caseOf(view, 'one-over', stage);
  if (stage !== 'complete' && found === undefined) return UNDECIDED;
  if (bowled === undefined || found?.verdict === 'void') {
    const reason = `The ${ordinal(over)} over was not fully bowled: ${team} batted ${view.score.oversText} overs, so the session on it is void.`;
    return voided(found?.rule ?? 'over-session-complete', reason, refer(view.index, view.balls.at(-1)));
  }
  const balls = refer(view.index, ...bowled.balls);
  const { run, what, note } = measure(bowled);
  const text = `${team} ${what} in the ${ordinal(over)} over`;
  if (found?.rule === undefined) return settledAt(run, rule, `${text}.${note}`, balls);
  const end = view.standing === 'declared' ? 'declared' : 'were all out';
  return settledAt(run, found.rule, `${text}: they ${end} in it, so it counts as complete.${note}`, balls);
}
