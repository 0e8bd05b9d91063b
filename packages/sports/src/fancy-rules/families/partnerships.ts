import type { Partnership } from '../../score/partnerships.ts';
import { counted, ordinal } from '../../wording.ts';
import { caseOf } from '../cases/case-of.ts';
import type { InningsView } from '../innings-view.ts';
import type { FancyRuleId } from '../rules.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';
import { voidUnlessEnded } from './wickets.ts';

function judgePartnership(
  view: InningsView,
  wicket: number,
  rule: FancyRuleId,
  measure: (partnership: Partnership) => { readonly run: number; readonly what: string },
): SessionVerdict {
  const partnership = view.partnerships[wicket - 1];
  const name = `The ${ordinal(wicket)} wicket partnership of ${view.innings.team}`;
  if (partnership === undefined || !partnership.isBroken) {
    const found = caseOf(view, 'partnership', partnership === undefined ? 'not-begun' : 'under-way');
    if (found === undefined) return UNDECIDED;
    if (partnership === undefined)
      return voided(found.rule ?? 'did-not-bat', `${name} was never begun, so the session is void.`);
    const open = voidUnlessEnded(view, 'partnership', `during the ${ordinal(wicket)} wicket partnership`);
    if (open !== undefined) return open;
  }
  const { run, what } = measure(partnership);
  return settledAt(run, rule, `${name} ${what}.`, refer(view.index, partnership.balls.at(-1)));
}

/** Section 4: a partnership continues with the next batsman when one is injured. */
export function judgePshipRuns(view: InningsView, wicket: number): SessionVerdict {
  return judgePartnership(view, wicket, 'partnership-continues', ({ runs }) => ({
    run: runs,
    what: `made ${counted(runs, 'run')}`,
  }));
}

export function judgePshipBalls(view: InningsView, wicket: number): SessionVerdict {
  return judgePartnership(view, wicket, 'partnership-continues', ({ legalBalls }) => ({
    run: legalBalls,
    what: `lasted ${counted(legalBalls, 'ball')}`,
  }));
}

export function judgePshipBoundaries(view: InningsView, wicket: number): SessionVerdict {
  return judgePartnership(view, wicket, 'boundaries-off-the-bat', ({ boundaries }) => ({
    run: boundaries.length,
    what: `hit ${counted(boundaries.length, 'boundary', 'boundaries')}`,
  }));
}
