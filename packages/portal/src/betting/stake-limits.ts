import type { Coins, Limits } from '@maidan/betting';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import type { BettingTexts } from './texts/en.ts';

interface StakeTerms {
  /** Undefined if the house does not send them. */
  readonly limits: Limits | undefined;
  /** What the client may still stake; undefined until the house has sent it. */
  readonly available: Coins | undefined;
  /** What must be held for the bet in addition to the client's other bets. */
  readonly needed: Coins;
}

/** Why the house would refuse this stake, in its order; undefined for none. The house decides by its own figures. */
export function stakeFault(
  stake: Coins,
  { limits, available, needed }: StakeTerms,
  texts: BettingTexts,
): string | undefined {
  if (stake === 0n) return undefined;
  if (limits && stake < limits.stakeMin) return texts.belowMin(formatSummary(limits.stakeMin));
  if (limits && stake > limits.stakeMax) return texts.aboveMax(formatSummary(limits.stakeMax));
  if (available === undefined || needed <= available) return undefined;
  return texts.uncovered(formatSummary(needed), formatSummary(available));
}

export function showLimits({ stakeMin, stakeMax }: Limits, texts: BettingTexts): string {
  return texts.minMax(formatSummary(stakeMin), formatSummary(stakeMax));
}
