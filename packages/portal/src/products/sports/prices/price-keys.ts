import type { Side } from '@maidan/betting';

/** Keys of the markets that have no id of their own. */
export const tableKeys = {
  bookmaker: 'bookmaker',
  toss: 'toss',
  fancy: 'fancy',
  noCommissionFancy: 'no-commission-fancy',
} as const;

export const exchangeKey = (marketId: string): string => `exchange:${marketId}`;
export const rowKey = (table: string, selectionId: string): string => `${table}/${selectionId}`;
export const cellKey = (table: string, selectionId: string, side: Side, depth = 0): string =>
  `${rowKey(table, selectionId)}/${side}${depth}`;
