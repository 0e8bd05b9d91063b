import type { Limits } from '@maidan/betting';
import { formatSummary } from '../../../format/coins.ts';
import type { BettingTexts } from '../../../i18n/betting/en.ts';
import type { RowHead } from '../../../sports/prices/price-tables.ts';

/** What a session says itself, else the match's limits for sessions, which the house checks bets by. */
export function sayRowLimits(
  { stakeMin, stakeMax }: Pick<RowHead, 'stakeMin' | 'stakeMax'>,
  ofMatch: Limits | undefined,
  texts: BettingTexts,
): string {
  const least = stakeMin || ofMatch?.stakeMin || 0;
  const most = stakeMax || ofMatch?.stakeMax || 0;
  return texts.minMax(formatSummary(least), formatSummary(most));
}
