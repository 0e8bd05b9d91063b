import type { LoggedBall } from '../../score/ball-log.ts';
import type { CricketMatch } from '../../score/cricket-match.ts';
import { countWickets, isBoundary } from '../../score/delivery.ts';
import { counted, ordinal } from '../../wording.ts';
import { caseOf } from '../cases/case-of.ts';
import { type InningsView, viewMatch } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';
import { voidUnlessPlayed } from './match/match-played.ts';

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

/** Section 5: bets on a free-hit event are void if the match has no free hit. Otherwise it is a total of the whole match. */
export function judgeFreeHitBoundaries(match: CricketMatch): SessionVerdict {
  const views = viewMatch(match);
  const played = voidUnlessPlayed(match, views);
  if (played !== undefined) return played;
  const hits = views.map((view) => ({
    index: view.index,
    balls: view.balls.filter((ball) => ball.delivery.isFreeHit === true),
  }));
  if (hits.every(({ balls }) => balls.length === 0)) {
    return voided('free-hit', 'The match had no free hit, so the session is void.');
  }
  const boundaries = hits.flatMap(({ index, balls }) =>
    refer(index, ...balls.filter((ball) => isBoundary(ball.delivery))),
  );
  const run = boundaries.length;
  return settledAt(
    run,
    'free-hit',
    `${counted(run, 'boundary', 'boundaries')} came off free hits.`,
    boundaries,
  );
}
