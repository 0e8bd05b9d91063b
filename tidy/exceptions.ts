/** Files that may be longer than the rest, each with its reason. Only tables of data belong here. */
export const longTables: Record<string, string> = {};

/** Where the wire's own spellings may be written besides tests and the edge files. */
export const spellingFolders = ['packages/contract/', 'tidy/'];
