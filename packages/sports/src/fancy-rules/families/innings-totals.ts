import { type InningsView, notePenaltyRuns } from '../innings-view.ts';
import type { FancyRuleId } from '../rules.ts';
import type { InningsTotal, SessionVerdict } from '../session.ts';
import { refer, settledAt } from '../verdict.ts';
import { countTotal } from './match/match-totals.ts';
import { voidUnlessEnded } from './wickets.ts';

const RULES: { readonly [total in InningsTotal]: FancyRuleId } = {
  fours: 'boundaries-off-the-bat',
  sixes: 'boundaries-off-the-bat',
  boundaries: 'boundaries-off-the-bat',
  wides: 'over-runs-count-all',
  'no-balls': 'over-runs-count-all',
  extras: 'over-runs-count-all',
  wickets: 'wicket-falls',
  caught: 'wicket-falls',
  bowled: 'wicket-falls',
  lbw: 'wicket-falls',
};

/**
 * Unlike a total of the match it stands in a match cut short, so long as the innings was played out. Section 9 asks a Test for
 * 300 overs "for total-match events".
 */
export function judgeInningsTotal(view: InningsView, of: InningsTotal): SessionVerdict {
  const { team } = view.innings;
  const open = voidUnlessEnded(view, 'innings', `before the innings of ${team} was complete`);
  if (open !== undefined) return open;
  const { run, balls, what } = countTotal(view, of);
  return settledAt(run, RULES[of], `The total of ${what} in the innings of ${team} is ${run}.`, balls);
}

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
