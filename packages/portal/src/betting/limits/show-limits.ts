import type { Limits } from '@maidan/betting';
import { formatSummary } from '../../format/coins.ts';
import type { BettingTexts } from '../../i18n/betting/en.ts';

export function showLimits({ stakeMin, stakeMax }: Limits, texts: BettingTexts): string {
  return texts.minMax(formatSummary(stakeMin), formatSummary(stakeMax));
}
