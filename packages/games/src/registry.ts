import type { OtherLanguage, TableEntry, TableWords } from './table-entry.ts';
import * as entries from './tables/entries.ts';

/** In the order of the list of tables. */
export const tables: readonly TableEntry[] = Object.values(entries).sort((a, b) => a.place - b.place);

/** The table of an address, in upper or lower case. */
export function tableAt(route: string): TableEntry | undefined {
  return tables.find((table) => table.route === route.toLowerCase());
}

/** The words of every table in this language, as one dictionary. */
export async function wordsOfTables(language: OtherLanguage): Promise<Required<TableWords>> {
  const all = await Promise.all(tables.map(async ({ texts }) => (await texts())[language]));
  return {
    options: Object.assign({}, ...all.map(({ options }) => options)),
    words: Object.assign({}, ...all.map(({ words }) => words)),
    narrowWords: Object.assign({}, ...all.map(({ narrowWords }) => narrowWords)),
  };
}
