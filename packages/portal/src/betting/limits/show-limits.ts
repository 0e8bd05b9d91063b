import type { Limits } from '@maidan/betting';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import type { BettingTexts } from '../texts/en.ts';

export function showLimits({ stakeMin, stakeMax }: Limits, texts: BettingTexts): string {
  return texts.minMax(formatSummary(stakeMin), formatSummary(stakeMax));
}
