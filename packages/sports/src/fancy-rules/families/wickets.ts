import { counted, ordinal } from '../../wording.ts';
import type { InningsView } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { isPlayedOut } from '../validity.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** The score when the wicket falls; section 4 on an innings that stops before it does. */
export function judgeFallOfWicket(view: InningsView, wicket: number): SessionVerdict {
  const { team } = view.innings;
  const fall = view.falls[wicket - 1];
  if (fall !== undefined) {
    const reason = `${team} were ${fall.score} when the ${ordinal(wicket)} wicket fell (${fall.player}, ${fall.kind}).`;
    return settledAt(fall.score, 'wicket-falls', reason, refer(view.index, fall.ball));
  }
  if (view.standing === 'in-play') return UNDECIDED;
  const last = view.balls.at(-1);
  if (!isPlayedOut(view)) return abandoned(view, `before the ${ordinal(wicket)} wicket fell`);
  const score = last?.score ?? 0;
  const reason = `The ${ordinal(wicket)} wicket did not fall: ${team} ended on ${score}.`;
  return settledAt(score, 'wicket-falls', reason, refer(view.index, last));
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
  if (view.standing === 'in-play') return UNDECIDED;
  const last = view.balls.at(-1);
  if (last === undefined)
    return voided('wicket-balls', `No ball was bowled to ${team}, so the session is void.`);
  if (!isPlayedOut(view)) return abandoned(view, `before the ${ordinal(wicket)} wicket fell`);
  const reason = `The ${ordinal(wicket)} wicket did not fall in the ${counted(last.legalBalls, 'ball')} ${team} batted.`;
  return settledAt(last.legalBalls, 'wicket-balls', reason, refer(view.index, last));
}

/** Section 5: balls-for-50-runs fancy needs at least one ball bowled. */
export function judgeTeamBallsForRuns(view: InningsView, runs: number): SessionVerdict {
  const { team } = view.innings;
  const reached = view.balls.find((ball) => ball.score >= runs);
  if (reached !== undefined) {
    const reason = `${team} reached ${runs} in ${counted(reached.legalBalls, 'ball')}.`;
    return settledAt(reached.legalBalls, 'wicket-balls', reason, refer(view.index, reached));
  }
  if (view.standing === 'in-play') return UNDECIDED;
  const last = view.balls.at(-1);
  if (last === undefined)
    return voided('wicket-balls', `No ball was bowled to ${team}, so the session is void.`);
  if (!isPlayedOut(view)) return abandoned(view, `before ${team} reached ${runs}`);
  const reason = `${team} did not reach ${runs} in the ${counted(last.legalBalls, 'ball')} they batted.`;
  return settledAt(last.legalBalls, 'wicket-balls', reason, refer(view.index, last));
}

/** Section 4: what an abandoned or interrupted innings left incomplete is cancelled. */
export function abandoned(view: InningsView, when: string): SessionVerdict {
  const reason = `Play ended for good ${when}, so the session is void.`;
  return voided('abandoned-or-reduced', reason, refer(view.index, view.balls.at(-1)));
}
