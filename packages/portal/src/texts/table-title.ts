import { type Table, tables } from '@maidan/games/rules';
import type { Dictionary } from './en.ts';
import { useTexts } from './texts.ts';

/** A table's translated name, or else the house's. */
export function tableTitle(table: Table, texts: Pick<Dictionary, 'tables'>): string {
  return texts.tables[table.code] ?? table.title;
}

/** Returns a function that translates the house's name of a table; other names stay unchanged. */
export function useTableName(): (name: string) => string {
  const texts = useTexts();
  return (name) => {
    const table = tables.find(({ title }) => title === name);
    return table ? tableTitle(table, texts) : name;
  };
}

export const isTable = (eventId: string): boolean => tables.some((table) => table.eventId === eventId);
