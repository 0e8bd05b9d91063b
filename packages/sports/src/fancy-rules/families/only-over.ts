import type { OverScore } from '../../score/over-scores.ts';
import { counted, ordinal } from '../../wording.ts';
import type { InningsView } from '../innings-view.ts';
import { notePenaltyRuns } from '../penalty-note.ts';
import type { FancyRuleId } from '../rules.ts';
import type { SessionVerdict } from '../session.ts';
import { isOverComplete } from '../validity.ts';
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
  const found = view.overs.find(({ number }) => number === over - 1);
  if (found === undefined || !isOverComplete(view, over)) {
    if (view.standing === 'in-play') return UNDECIDED;
    const reason = `The ${ordinal(over)} over was not fully bowled: ${team} batted ${view.score.oversText} overs, so the session on it is void.`;
    return voided('over-session-complete', reason, refer(view.index, view.balls.at(-1)));
  }
  const balls = refer(view.index, ...found.balls);
  if (!found.isBowled && view.standing === 'declared') {
    const reason = `${team} declared during the ${ordinal(over)} over, so the session on it is void.`;
    return voided('only-over-declared', reason, balls);
  }
  const { run, what, note } = measure(found);
  const said = `${team} ${what} in the ${ordinal(over)} over`;
  if (found.isBowled) return settledAt(run, rule, `${said}.${note}`, balls);
  return settledAt(
    run,
    'over-in-progress-counts',
    `${said}: they were all out in it, so it counts as complete.${note}`,
    balls,
  );
}
