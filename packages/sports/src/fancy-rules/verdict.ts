import type { LoggedBall } from '../score/ball-log.ts';
import type { FancyRuleId } from './rules.ts';
import type { BallReference, SessionVerdict } from './session.ts';

export const UNDECIDED: SessionVerdict = { kind: 'undecided' };

export function settledAt(
  run: number,
  rule: FancyRuleId,
  reason: string,
  balls: readonly BallReference[] = [],
): SessionVerdict {
  return { kind: 'run', run, rule, reason, balls };
}

export function voided(
  rule: FancyRuleId,
  reason: string,
  balls: readonly BallReference[] = [],
): SessionVerdict {
  return { kind: 'void', rule, reason, balls };
}

export function refer(
  innings: number,
  ...balls: readonly (LoggedBall | undefined)[]
): readonly BallReference[] {
  return balls.flatMap((ball) =>
    ball === undefined ? [] : [{ innings, over: ball.over, delivery: ball.index }],
  );
}
