import type { Table } from '@maidan/games/rules';
import type { Dictionary } from './en.ts';

/** A table's name in a language, or the one the house gave it. */
export function tableTitle(table: Table, { tables }: Pick<Dictionary, 'tables'>): string {
  return tables[table.code] ?? table.title;
}
