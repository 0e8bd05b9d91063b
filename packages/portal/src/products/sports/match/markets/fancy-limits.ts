import type { Limits } from '@maidan/betting';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import type { BettingTexts } from '../../../../betting/texts/en.ts';
import type { RowHead } from '../../prices/price-tables.ts';

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
