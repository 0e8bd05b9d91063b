import type { Side } from '@maidan/betting';
import type { FancyRuleId } from './rules.ts';

/** A bet as the rules that void single bets see it: back is Yes, lay is No. Times are milliseconds since the epoch. */
export interface PlacedSessionBet {
  readonly id: string;
  readonly side: Side;
  readonly run: number;
  readonly placedAt: number;
}

export interface VoidedBet {
  readonly id: string;
  readonly rule: FancyRuleId;
  readonly reason: string;
}

/** Section 9: toss bets are accepted until 1 hour before match start. */
export const TOSS_CUTOFF_MS = 3_600_000;

/** Section 4: Yes wins at or above the run, No below it. */
export function wins(bet: Pick<PlacedSessionBet, 'side' | 'run'>, decisionRun: number): boolean {
  return bet.side === 'back' ? decisionRun >= bet.run : decisionRun < bet.run;
}

/**
 * Section 4: winning bets found illegitimate are voided, losing bets stay. Section 9's example: 200000 lay at 40 and
 * 200000 back at 48 with actual score 38: the lay would win, so the lay is voided, and the back stays lost.
 */
export function voidIllegitimateWinners(
  bets: readonly PlacedSessionBet[],
  decisionRun: number,
): readonly VoidedBet[] {
  return bets
    .filter((bet) => wins(bet, decisionRun))
    .map(({ id }) => ({
      id,
      rule: 'illegitimate-winnings',
      reason: 'This winning bet was not made fairly and is void.',
    }));
}

/** Section 4: wrong-rate fancy bets are cancelled, won or lost. `rightRun` is the run that should have been shown. */
export function cancelWrongRates(
  bets: readonly PlacedSessionBet[],
  rightRun: number,
  apartMax: number,
): readonly VoidedBet[] {
  return bets
    .filter((bet) => Math.abs(bet.run - rightRun) > apartMax)
    .map(({ id, run }) => ({
      id,
      rule: 'wrong-rate',
      reason: `This bet was taken at ${run} when the session stood at ${rightRun}, a wrong rate, and is cancelled.`,
    }));
}

/** Section 4: bets placed after a result is known are deleted. */
export function deleteAfterResult(bets: readonly PlacedSessionBet[], knownAt: number): readonly VoidedBet[] {
  return bets
    .filter((bet) => bet.placedAt >= knownAt)
    .map(({ id }) => ({
      id,
      rule: 'result-known',
      reason: 'This bet was placed after the result was known and is deleted.',
    }));
}

/** Section 4: suspended or never-resumed fancy: earlier bets stand on win or loss, and only those. */
export function deleteAfterSuspension(
  bets: readonly PlacedSessionBet[],
  suspendedAt: number,
): readonly VoidedBet[] {
  return bets
    .filter((bet) => bet.placedAt >= suspendedAt)
    .map(({ id }) => ({
      id,
      rule: 'suspended-never-resumed',
      reason:
        'This bet was placed after the session was suspended for good and is deleted; earlier bets stand.',
    }));
}

export function isTossBetInTime(placedAt: number, matchStartsAt: number): boolean {
  return placedAt < matchStartsAt - TOSS_CUTOFF_MS;
}
