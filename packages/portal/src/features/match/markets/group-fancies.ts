import type { RowHead } from '../../../sports/prices/price-tables.ts';

export type FancyGroup = 'overs' | 'wickets' | 'players' | 'match';

export interface GroupedFancies {
  readonly group: FancyGroup;
  readonly rows: readonly RowHead[];
}

/**
 * Grouped by the first keyword of document 1, section 9, in the name. Fancies are in the order of these
 * keywords, so each group is contiguous and the order does not change.
 */
const keywords: readonly (readonly [RegExp, FancyGroup])[] = [
  [/\bONLY|\bOVER/i, 'overs'],
  [/\bFALL OF/i, 'wickets'],
  [/\bRUN|\bPSHIP|\bBOUNDARIES|\bHOW|BALLS/i, 'players'],
];

const groupOf = ({ name }: RowHead): FancyGroup =>
  keywords.find(([pattern]) => pattern.test(name))?.[1] ?? 'match';

export function groupFancies(rows: readonly RowHead[]): readonly GroupedFancies[] {
  const groups = new Map<FancyGroup, RowHead[]>();
  for (const row of rows) {
    const group = groupOf(row);
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups].map(([group, grouped]) => ({ group, rows: grouped }));
}

/** Every typed word must be somewhere in the name. */
export function findFancies(rows: readonly RowHead[], typed: string): readonly RowHead[] {
  const words = typed.toLocaleUpperCase('en').split(/\s+/).filter(Boolean);
  return rows.filter(({ name }) => words.every((word) => name.toLocaleUpperCase('en').includes(word)));
}
