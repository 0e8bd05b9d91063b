import type { LoggedBall } from '../../score/ball-log.ts';
import { isBoundary, isDotBall } from '../../score/delivery.ts';
import { counted } from '../../wording.ts';
import type { InningsView } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import {
  BOUNDARY_OVERS_MIN,
  DOT_BALL_OVERS,
  isOverComplete,
  POWER_PLAY_OVERS,
  POWER_SURGE_OVERS,
} from '../validity.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';
import { judgeOverRuns } from './over-runs.ts';

function ballsOfBlock(view: InningsView, overs: number): readonly LoggedBall[] {
  return view.balls.filter((ball) => ball.over < overs);
}

/** The block is done when its overs are, or when a side that is all out leaves none to bowl in a full-length block. */
function isBlockDone(view: InningsView, overs: number): boolean {
  if (isOverComplete(view, overs)) return true;
  return view.standing === 'all-out' && overs === view.match.scheduledOvers;
}

/** Section 5: a six-over boundary fancy needs at least 6 overs played. */
export function judgeOverBlockBoundaries(view: InningsView, overs: number): SessionVerdict {
  const { team } = view.innings;
  if (isBlockDone(view, overs)) {
    const boundaries = ballsOfBlock(view, overs).filter((ball) => isBoundary(ball.delivery));
    const reason = `${team} hit ${counted(boundaries.length, 'boundary', 'boundaries')} in the first ${overs} overs.`;
    return settledAt(boundaries.length, 'boundaries-off-the-bat', reason, refer(view.index, ...boundaries));
  }
  if (view.standing === 'in-play') return UNDECIDED;
  const reason = `Only ${view.score.oversText} of ${overs} overs were bowled, so the ${overs} over boundary session is void.`;
  const rule = overs === BOUNDARY_OVERS_MIN ? 'six-over-boundaries' : 'over-session-complete';
  return voided(rule, reason, refer(view.index, view.balls.at(-1)));
}

/** Section 5: first 6 overs and 20 overs, first innings only. */
export function judgeDotBalls(view: InningsView, overs: number): SessionVerdict {
  if (view.index !== 0) {
    return voided(
      'dot-balls',
      `${view.innings.team} did not bat first, and dot ball sessions are on the first innings only.`,
    );
  }
  if (!DOT_BALL_OVERS.includes(overs)) {
    return voided(
      'dot-balls',
      `Dot ball sessions are on the first 6 or 20 overs, so one on ${overs} overs is void.`,
    );
  }
  if (isBlockDone(view, overs)) {
    const dots = ballsOfBlock(view, overs).filter((ball) => isDotBall(ball.delivery));
    const reason = `${counted(dots.length, 'dot ball')} in the first ${overs} overs of ${view.innings.team}.`;
    return settledAt(dots.length, 'dot-balls', reason, refer(view.index, ...dots));
  }
  if (view.standing === 'in-play') return UNDECIDED;
  const reason = `Only ${view.score.oversText} of ${overs} overs were bowled, so the ${overs} over dot ball session is void.`;
  return voided('over-session-complete', reason, refer(view.index, view.balls.at(-1)));
}

/** Section 9: the power play is the first 4 overs. */
export function judgePowerPlayRuns(view: InningsView): SessionVerdict {
  const verdict = judgeOverRuns(view, POWER_PLAY_OVERS);
  return verdict.kind === 'undecided' ? verdict : { ...verdict, rule: 'power-play' };
}

/** Sections 5 and 9: two overs of the batting side's choice. */
export function judgePowerSurgeRuns(view: InningsView): SessionVerdict {
  const surge = view.innings.powerplays.find(({ kind }) => kind === 'surge');
  const { team } = view.innings;
  if (surge === undefined) {
    if (view.standing === 'in-play') return UNDECIDED;
    return voided('power-surge', `${team} never took the power surge, so the session is void.`);
  }
  const firstOver = Math.floor((surge.fromBall - 1) / view.match.ballsPerOver);
  const lastOver = firstOver + POWER_SURGE_OVERS;
  if (!isOverComplete(view, lastOver)) {
    if (view.standing === 'in-play') return UNDECIDED;
    return voided(
      'power-surge',
      `The power surge overs of ${team} were not fully bowled, so the session is void.`,
    );
  }
  const balls = view.balls.filter((ball) => ball.over >= firstOver && ball.over < lastOver);
  const run = balls.reduce((sum, ball) => sum + ball.runs, 0);
  const reason = `${team} made ${run} in the power surge, overs ${firstOver + 1} and ${lastOver}.`;
  return settledAt(run, 'power-surge', reason, refer(view.index, ...balls));
}
