/** A live table of the house. */
export interface TableEntry {
  /** Used in the ids of its rounds and as the name of its room. */
  readonly code: string;
  /** Its word in the page's address, in lower case. */
  readonly route: string;
  readonly eventId: string;
  /** In English; the portal may translate it. */
  readonly title: string;
}

/** Document 2, sections 2 and 9. */
export const tables = [
  { code: 'teen20', route: 'teen20', eventId: '3030', title: '20-20 Teenpatti' },
  { code: 'lucky7eu', route: 'lucky7', eventId: '3032', title: 'Lucky7-A' },
  { code: 'aaa', route: 'aaa', eventId: '3056', title: 'Amar Akbar Anthony' },
  { code: 'dt20', route: 'dt20', eventId: '3035', title: '20-20 Dragon Tiger' },
  { code: 'dt202', route: 'dt202', eventId: '3059', title: '20-20 Dragon Tiger 2' },
  { code: 'abj', route: 'ab2', eventId: '3043', title: 'Andar Bahar' },
  { code: 'teen', route: 'teen', eventId: '3031', title: '1 Day Teenpatti' },
  { code: 'worli', route: 'worli2', eventId: '3054', title: 'Instant Worli' },
  { code: 'teen9', route: 'teen9', eventId: '3048', title: 'Teenpatti Test' },
  { code: 'card32-a', route: 'card32-a', eventId: '3055', title: 'Card 32-A' },
  { code: 'card32eu', route: 'card32eu', eventId: '3034', title: '32 Card B' },
] as const satisfies readonly TableEntry[];

export type Table = (typeof tables)[number];
export type TableCode = Table['code'];

/** The table of an address, in upper or lower case. */
export function tableAt(route: string): Table | undefined {
  return tables.find((table) => table.route === route.toLowerCase());
}

export function tableOf(code: TableCode): Table {
  const found = tables.find((table) => table.code === code);
  if (found === undefined) throw new RangeError(`no table ${code}`);
  return found;
}
