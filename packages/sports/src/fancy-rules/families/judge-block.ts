import { caseOf, stageOfOver } from '../cases/case-of.ts';
import type { BlockKind } from '../cases/settlement-cases.ts';
import { findInnings, type InningsView, otherTeam } from '../innings-view.ts';
import type { FancyRuleId } from '../rules.ts';
import type { BallReference, SessionVerdict } from '../session.ts';
import { countOvers } from '../validity.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** A session on the first overs of an innings: runs, boundaries or dot balls. */
export interface Block {
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
export function judgeBlock(view: InningsView, block: Block): SessionVerdict {
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
  const said = `${view.innings.team} ${what} in the first ${overs === 1 ? 'over' : `${overs} overs`}`;
  if (rule === undefined) return settledAt(run, block.rule, `${said}.${note}`, balls);
  const end = view.standing === 'declared' ? 'declared' : 'were all out';
  const reason = `${said}: they ${end} at ${view.score.oversText}, which counts as ${overs}.${note}`;
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
