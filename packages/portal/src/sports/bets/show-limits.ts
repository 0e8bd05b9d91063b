import type { Limits } from '@maidan/betting';
import { formatSummary } from '../../format/coins.ts';
import type { SportsTexts } from '../../i18n/sports/en.ts';

export function showLimits({ stakeMin, stakeMax }: Limits, texts: SportsTexts['match']): string {
  return texts.minMax(formatSummary(stakeMin), formatSummary(stakeMax));
}
