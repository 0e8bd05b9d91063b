import { dismissalTotal } from '../../score/cricket-match.ts';
import type { WicketFall } from '../../score/innings-score.ts';
import { counted, ordinal } from '../../wording.ts';
import { caseOf } from '../cases/case-of.ts';
import type { CaseKind } from '../cases/settlement-cases.ts';
import type { InningsView } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** The score when the wicket falls; section 4 has the rule for an innings that stops before it does. */
export function judgeFallOfWicket(view: InningsView, wicket: number): SessionVerdict {
  const { team } = view.innings;
  const fall = view.falls[wicket - 1];
  if (fall !== undefined) {
    const reason = `${team} were ${fall.score} when the ${ordinal(wicket)} wicket fell (${fall.player}, ${fall.kind}).`;
    return settledAt(fall.score, 'wicket-falls', reason, refer(view.index, fall.ball));
  }
  const open = voidUnlessEnded(view, 'wicket', `before the ${ordinal(wicket)} wicket fell`);
  if (open !== undefined) return open;
  const { runs } = view.score;
  const reason = `The ${ordinal(wicket)} wicket did not fall: ${team} ended on ${runs}.`;
  return settledAt(runs, 'wicket-falls', reason, refer(view.index, view.balls.at(-1)));
}

export function judgeWicketCaught(view: InningsView, wicket: number): SessionVerdict {
  return judgeDismissal(view, wicket, ({ kind }) => dismissalTotal(kind) === 'caught');
}

export function judgeWicketPlayer(view: InningsView, wicket: number, player: string): SessionVerdict {
  return judgeDismissal(view, wicket, (fall) => fall.player === player);
}

/** Yes or no of how the wicket falls: no where it had not fallen when the innings came to its end. */
function judgeDismissal(
  view: InningsView,
  wicket: number,
  isMatch: (fall: WicketFall) => boolean,
): SessionVerdict {
  const { team } = view.innings;
  const fall = view.falls[wicket - 1];
  if (fall !== undefined) {
    const reason = `The ${ordinal(wicket)} wicket of ${team} was ${fall.player}, ${fall.kind}.`;
    return settledAt(isMatch(fall) ? 1 : 0, 'wicket-falls', reason, refer(view.index, fall.ball));
  }
  const open = voidUnlessEnded(view, 'dismissal', `before the ${ordinal(wicket)} wicket fell`);
  if (open !== undefined) return open;
  const reason = `The ${ordinal(wicket)} wicket of ${team} did not fall.`;
  return settledAt(0, 'wicket-falls', reason, refer(view.index, view.balls.at(-1)));
}

/** Section 5: a first-wicket-ball fancy needs at least one ball bowled. */
export function judgeWicketBalls(view: InningsView, wicket: number): SessionVerdict {
  const { team } = view.innings;
  const fall = view.falls[wicket - 1];
  if (fall !== undefined) {
    const balls = fall.ball.legalBalls;
    const reason = `${team} lost the ${ordinal(wicket)} wicket after ${counted(balls, 'ball')}.`;
    return settledAt(balls, 'wicket-balls', reason, refer(view.index, fall.ball));
  }
  const open = voidUnlessEnded(view, 'balls-to', `before the ${ordinal(wicket)} wicket fell`);
  if (open !== undefined) return open;
  const balls = view.score.legalBalls;
  const reason = `The ${ordinal(wicket)} wicket did not fall in the ${counted(balls, 'ball')} ${team} batted.`;
  return settledAt(balls, 'wicket-balls', reason, refer(view.index, view.balls.at(-1)));
}

/** Section 5: balls-for-50-runs fancy needs at least one ball bowled. */
export function judgeTeamBallsForRuns(view: InningsView, runs: number): SessionVerdict {
  const { team } = view.innings;
  const reached = view.balls.find((ball) => ball.score >= runs);
  if (reached !== undefined) {
    const reason = `${team} reached ${runs} in ${counted(reached.legalBalls, 'ball')}.`;
    return settledAt(reached.legalBalls, 'wicket-balls', reason, refer(view.index, reached));
  }
  const open = voidUnlessEnded(view, 'balls-to', `before ${team} reached ${runs}`);
  if (open !== undefined) return open;
  const balls = view.score.legalBalls;
  const reason = `${team} did not reach ${runs} in the ${counted(balls, 'ball')} they batted.`;
  return settledAt(balls, 'wicket-balls', reason, refer(view.index, view.balls.at(-1)));
}

/**
 * For a session that runs to the end of the innings: open during the innings, void where the table says so, undefined where
 * it stands. `when` ends the sentence "Play ended for good".
 */
export function voidUnlessEnded(view: InningsView, kind: CaseKind, when: string): SessionVerdict | undefined {
  const hasBegun = view.balls.length > 0;
  const found = caseOf(view, kind, hasBegun ? 'under-way' : 'not-begun');
  if (found === undefined) return UNDECIDED;
  if (found.verdict !== 'void') return undefined;
  const why = hasBegun ? `Play ended for good ${when}` : `No ball was bowled to ${view.innings.team}`;
  const rule = found.rule ?? 'abandoned-or-reduced';
  return voided(rule, `${why}, so the session is void.`, refer(view.index, view.balls.at(-1)));
}
