import type { Language } from '@maidan/contract/wire';
import { type TableEntry, tables } from '@maidan/games/rules';
import { useLanguage } from './texts.ts';

/** A table's translated name, or else the house's. */
export const tableTitle = ({ title, titles }: TableEntry, language: Language): string =>
  (language === 'en' ? undefined : titles[language]) ?? title;

/** Returns a function that translates the house's name of a table; other names stay unchanged. */
export function useTableName(): (name: string) => string {
  const language = useLanguage();
  return (name) => {
    const table = tables.find(({ title }) => title === name);
    return table ? tableTitle(table, language) : name;
  };
}

export const isTable = (eventId: string): boolean => tables.some((table) => table.eventId === eventId);
