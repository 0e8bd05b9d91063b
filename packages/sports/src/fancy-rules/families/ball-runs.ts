import type { LoggedBall } from '../../score/ball-log.ts';
import { countWickets } from '../../score/delivery.ts';
import { counted } from '../../wording.ts';
import { caseOf } from '../cases/case-of.ts';
import type { InningsView } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** The legal ball written `over.ball` and the wides and no-balls before it, which are part of bowling it. */
function attemptsAt(view: InningsView, over: number, ball: number): readonly LoggedBall[] | undefined {
  const balls = view.balls.filter((one) => one.over === over);
  const end = balls.findIndex((one) => one.isLegal && one.ballInOver === ball);
  if (end < 0) return undefined;
  const start = balls.findLastIndex((one, index) => index < end && one.isLegal) + 1;
  return balls.slice(start, end + 1);
}

function unbowled(view: InningsView, over: number, ball: number): SessionVerdict {
  const isPassed = view.overs.some(({ number }) => number > over);
  const hasBegun = view.overs.some(({ number }) => number === over);
  const found = caseOf(view, 'one-ball', hasBegun ? 'under-way' : 'not-begun');
  if (found === undefined && !isPassed) return UNDECIDED;
  return voided(
    found?.rule ?? 'ball-completed',
    `Ball ${over}.${ball} was not completed, so the session on it is void.`,
  );
}

/** Section 5: a bet is cancelled if that ball is not completed. */
export function judgeBallRuns(view: InningsView, over: number, ball: number): SessionVerdict {
  const attempts = attemptsAt(view, over, ball);
  if (attempts === undefined) return unbowled(view, over, ball);
  const run = attempts.reduce((sum, one) => sum + one.runs, 0);
  const reason = `${view.innings.team} made ${run} on ball ${over}.${ball}.`;
  return settledAt(run, 'over-runs-count-all', reason, refer(view.index, ...attempts));
}

export function judgeBallWickets(view: InningsView, over: number, ball: number): SessionVerdict {
  const attempts = attemptsAt(view, over, ball);
  if (attempts === undefined) return unbowled(view, over, ball);
  const run = attempts.reduce((sum, one) => sum + countWickets(one.delivery), 0);
  const reason = `${view.innings.team} lost ${counted(run, 'wicket')} on ball ${over}.${ball}.`;
  return settledAt(run, 'ball-completed', reason, refer(view.index, ...attempts));
}

export function judgeOverBallRuns(view: InningsView, over: number, ball: number): SessionVerdict {
  const last = attemptsAt(view, over, ball)?.at(-1);
  if (last === undefined) return unbowled(view, over, ball);
  const reason = `${view.innings.team} had ${last.score} after ${over}.${ball} overs.`;
  return settledAt(last.score, 'over-runs-count-all', reason, refer(view.index, last));
}
