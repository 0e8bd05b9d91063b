import type { LoggedBall } from '../../score/ball-log.ts';
import { isBoundary, isDotBall } from '../../score/delivery.ts';
import { counted } from '../../wording.ts';
import { caseOf, stageOfOver } from '../cases/case-of.ts';
import { kindOfBlock, kindOfBoundaryBlock } from '../cases/kind-of-session.ts';
import type { BlockKind } from '../cases/settlement-cases.ts';
import { findInnings, type InningsView, notePenaltyRuns, otherTeam } from '../innings-view.ts';
import type { FancyRuleId } from '../rules.ts';
import type { BallReference, SessionVerdict } from '../session.ts';
import { countOvers, DOT_BALL_OVERS, POWER_PLAY_OVERS, POWER_SURGE_OVERS } from '../validity.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

function countBalls(
  isCounted: (ball: LoggedBall) => boolean,
  format: (count: number) => string,
): Block['count'] {
  return (view, overs) => {
    const balls = view.balls.filter((ball) => ball.over < overs && isCounted(ball));
    return { run: balls.length, what: format(balls.length), balls: refer(view.index, ...balls) };
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

/** All runs of the overs count, and penalty runs given before the first ball (section 5). */
export function judgeOverRuns(view: InningsView, overs: number, kind?: BlockKind): SessionVerdict {
  return judgeBlock(view, {
    kind: kind ?? kindOfBlock(view.match, overs),
    overs,
    name: `${overs} over session`,
    rule: kind === 'power-play' ? 'power-play' : 'over-runs-count-all',
    count(innings, until) {
      const balls = innings.balls.filter((ball) => ball.over < until);
      const last = balls.at(-1);
      const run = last?.score ?? innings.score.runs;
      const note = notePenaltyRuns(innings, balls, innings.innings.penaltyRunsBefore);
      return { run, what: `made ${run}`, balls: refer(innings.index, last), note };
    },
  });
}

/** A session on the first overs of an innings: runs, boundaries or dot balls. */
interface Block {
  readonly kind: BlockKind;
  readonly overs: number;
  /** "6 over boundary session". */
  readonly name: string;
  /** The rule that applies when all overs were bowled. */
  readonly rule: FancyRuleId;
  count(view: InningsView, overs: number): BlockCount;
}

interface BlockCount {
  readonly run: number;
  /** "made 42". */
  readonly what: string;
  readonly balls: readonly BallReference[];
  readonly note?: string;
}

/** Section 5: every over of the block must be fully bowled. */
function judgeBlock(view: InningsView, block: Block): SessionVerdict {
  const { overs } = block;
  const stage = stageOfOver(view, overs);
  if (stage === 'complete') return settleBlock(view, block);
  const found = caseOf(view, block.kind, stage);
  if (found === undefined) return UNDECIDED;
  if (found.verdict === 'stands') return settleBlock(view, block, found.rule);
  const rule = found.rule ?? 'over-session-complete';
  if (found.verdict === 'remainder') return settleFromSecondInnings(view, block, rule);
  const reason = `Only ${view.score.oversText} of ${overs} overs were bowled, so the ${block.name} is void.`;
  return voided(rule, reason, refer(view.index, view.balls.at(-1)));
}

/** `rule` is given where an over in progress counts as complete. */
function settleBlock(view: InningsView, block: Block, rule?: FancyRuleId): SessionVerdict {
  const { overs } = block;
  const { run, what, balls, note = '' } = block.count(view, overs);
  const text = `${view.innings.team} ${what} in the first ${overs === 1 ? 'over' : `${overs} overs`}`;
  if (rule === undefined) return settledAt(run, block.rule, `${text}.${note}`, balls);
  const end = view.standing === 'declared' ? 'declared' : 'were all out';
  const reason = `${text}: they ${end} at ${view.score.oversText}, which counts as ${overs}.${note}`;
  return settledAt(run, rule, reason, balls);
}

/**
 * Section 9: the overs a one-day side did not last are counted from the second innings. Overs lost to rain later change
 * nothing once those were bowled, so the result does not depend on when it is asked for.
 */
function settleFromSecondInnings(view: InningsView, block: Block, rule: FancyRuleId): SessionVerdict {
  const batted = countOvers(view);
  const remaining = block.overs - batted;
  const { team } = view.innings;
  const second = findInnings(view.match, otherTeam(view.match, team));
  if (second === undefined) {
    if (view.match.outcome === undefined) return UNDECIDED;
    return voided(rule, `The second innings was never begun, so the ${block.name} is void.`);
  }
  const stage = stageOfOver(second, remaining);
  if (stage !== 'complete') {
    const found = caseOf(second, 'block', stage);
    if (found === undefined) return UNDECIDED;
    if (found.verdict !== 'stands') {
      const reason = `${team} batted ${batted} overs and the second innings did not complete the remaining ${remaining}, so the ${block.name} is void.`;
      return voided(rule, reason, refer(second.index, second.balls.at(-1)));
    }
  }
  const own = block.count(view, batted);
  const rest = block.count(second, remaining);
  const reason = `${team} ${own.what} in ${batted} overs and the remaining ${remaining}, counted from the second innings, brought ${rest.run}.`;
  return settledAt(own.run + rest.run, rule, reason, [...own.balls, ...rest.balls]);
}
