import type { Limits } from '@maidan/betting';
import { keywordOf, type SessionKeyword } from '@maidan/sports';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import type { BettingTexts } from '../../../../betting/texts/en.ts';
import type { RowHead } from '../../prices/price-store.ts';

export type FancyGroup = 'overs' | 'wickets' | 'players' | 'match';

export interface GroupedFancies {
  readonly group: FancyGroup;
  readonly rows: readonly RowHead[];
}

const groups: Readonly<Record<SessionKeyword, FancyGroup>> = {
  ONLY: 'overs',
  OVER: 'overs',
  'FALL OF': 'wickets',
  RUN: 'players',
  PSHIP: 'players',
  BOUNDARIES: 'players',
  HOW: 'players',
  BALLS: 'players',
};

/**
 * By the keyword of document 1, section 9, that sorts the fancies: each group is contiguous and the order does not
 * change.
 */
function groupOf({ name }: RowHead): FancyGroup {
  const keyword = keywordOf(name);
  return keyword === undefined ? 'match' : groups[keyword];
}

export function groupFancies(rows: readonly RowHead[]): readonly GroupedFancies[] {
  const grouped = new Map<FancyGroup, RowHead[]>();
  for (const row of rows) {
    const group = groupOf(row);
    grouped.set(group, [...(grouped.get(group) ?? []), row]);
  }
  return [...grouped].map(([group, rowsOfGroup]) => ({ group, rows: rowsOfGroup }));
}

/** Every typed word must be somewhere in the name. */
export function findFancies(rows: readonly RowHead[], typed: string): readonly RowHead[] {
  const words = typed.toLocaleUpperCase('en').split(/\s+/).filter(Boolean);
  return rows.filter(({ name }) => words.every((word) => name.toLocaleUpperCase('en').includes(word)));
}

/** What a session says itself, else the match's limits for sessions, which the house checks bets by. */
export function formatRowLimits(
  { stakeMin, stakeMax }: Pick<RowHead, 'stakeMin' | 'stakeMax'>,
  ofMatch: Limits | undefined,
  texts: BettingTexts,
): string {
  const least = stakeMin || ofMatch?.stakeMin || 0;
  const most = stakeMax || ofMatch?.stakeMax || 0;
  return texts.minMax(formatSummary(least), formatSummary(most));
}
