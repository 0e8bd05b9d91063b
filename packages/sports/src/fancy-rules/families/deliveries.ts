import type { LoggedBall } from '../../score/ball-log.ts';
import { countWickets } from '../../score/delivery.ts';
import { counted, ordinal } from '../../wording.ts';
import { caseOf } from '../cases/case-of.ts';
import type { InningsView } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** Section 5: a bet is cancelled if that ball is not completed. */
function judgeDelivery(
  view: InningsView,
  over: number,
  delivery: number,
  measure: (ball: LoggedBall) => { readonly run: number; readonly what: string },
): SessionVerdict {
  const name = `the ${ordinal(delivery)} delivery of over ${over}`;
  const ball = view.balls.find((one) => one.over === over - 1 && one.index === delivery - 1);
  if (ball === undefined) {
    const isPassed = view.overs.some(
      ({ number, isBowled }) => number >= over || (number === over - 1 && isBowled),
    );
    const hasBegun = view.overs.some(({ number }) => number === over - 1);
    const found = caseOf(view, 'one-ball', hasBegun ? 'under-way' : 'not-begun');
    if (found === undefined && !isPassed) return UNDECIDED;
    return voided(
      found?.rule ?? 'ball-completed',
      `There was no ${name.slice(4)}, so the session on it is void.`,
    );
  }
  const { run, what } = measure(ball);
  return settledAt(
    run,
    'ball-completed',
    `${view.innings.team} ${what} on ${name}.`,
    refer(view.index, ball),
  );
}

export function judgeDeliveryRuns(view: InningsView, over: number, delivery: number): SessionVerdict {
  return judgeDelivery(view, over, delivery, ({ runs }) => ({ run: runs, what: `made ${runs}` }));
}

export function judgeDeliveryWickets(view: InningsView, over: number, delivery: number): SessionVerdict {
  return judgeDelivery(view, over, delivery, (ball) => {
    const run = countWickets(ball.delivery);
    return { run, what: `lost ${counted(run, 'wicket')}` };
  });
}
