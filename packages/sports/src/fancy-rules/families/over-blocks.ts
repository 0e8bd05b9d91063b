import type { LoggedBall } from '../../score/ball-log.ts';
import { isBoundary, isDotBall } from '../../score/delivery.ts';
import { counted } from '../../wording.ts';
import { caseOf, stageOfOver } from '../cases/case-of.ts';
import { kindOfBlock, kindOfBoundaryBlock } from '../cases/kind-of-session.ts';
import type { InningsView } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { DOT_BALL_OVERS, POWER_PLAY_OVERS, POWER_SURGE_OVERS } from '../validity.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';
import { type Block, judgeBlock } from './judge-block.ts';
import { judgeOverRuns } from './over-runs.ts';

function countBalls(
  isCounted: (ball: LoggedBall) => boolean,
  say: (count: number) => string,
): Block['count'] {
  return (view, overs) => {
    const balls = view.balls.filter((ball) => ball.over < overs && isCounted(ball));
    return { run: balls.length, what: say(balls.length), balls: refer(view.index, ...balls) };
  };
}

/** Section 5: a six-over boundary fancy needs at least 6 overs played. */
export function judgeOverBlockBoundaries(view: InningsView, overs: number): SessionVerdict {
  return judgeBlock(view, {
    kind: kindOfBoundaryBlock(view.match, overs),
    overs,
    name: `${overs} over boundary session`,
    rule: 'boundaries-off-the-bat',
    count: countBalls(
      ({ delivery }) => isBoundary(delivery),
      (count) => `hit ${counted(count, 'boundary', 'boundaries')}`,
    ),
  });
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
  return judgeBlock(view, {
    kind: kindOfBlock(view.match, overs),
    overs,
    name: `${overs} over dot ball session`,
    rule: 'dot-balls',
    count: countBalls(isDotBall, (count) => `left ${counted(count, 'dot ball')}`),
  });
}

/** Section 9: the power play is the first 4 overs. */
export function judgePowerPlayRuns(view: InningsView): SessionVerdict {
  return judgeOverRuns(view, POWER_PLAY_OVERS, 'power-play');
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
  const stage = stageOfOver(view, lastOver);
  const found = stage === 'complete' ? undefined : caseOf(view, 'power-surge', stage);
  if (stage !== 'complete' && found === undefined) return UNDECIDED;
  if (found?.verdict === 'void') {
    const reason = `The power surge overs of ${team} were not fully bowled, so the session is void.`;
    return voided(found.rule ?? 'over-session-complete', reason);
  }
  const balls = view.balls.filter((ball) => ball.over >= firstOver && ball.over < lastOver);
  const run = balls.reduce((sum, ball) => sum + ball.runs, 0);
  const reason = `${team} made ${run} in the power surge, overs ${firstOver + 1} and ${lastOver}.`;
  return settledAt(run, found?.rule ?? 'power-surge', reason, refer(view.index, ...balls));
}
