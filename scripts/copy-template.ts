import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const template = 'template-table';

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const camelCase = (name: string): string =>
  name
    .split('-')
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('');
const titleOf = (name: string): string => name.split('-').map(capital).join(' ');

function rename(text: string, name: string): string {
  return text
    .replaceAll(template, name)
    .replaceAll(camelCase(template), camelCase(name))
    .replaceAll(capital(camelCase(template)), capital(camelCase(name)))
    .replaceAll(titleOf(template), titleOf(name));
}

/** Why a game cannot have this name; undefined where it can. */
export function nameFault(name: string, folder: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return `"${name}" is not small letters and hyphens`;
  return existsSync(join(folder, name)) ? `${name} is already there` : undefined;
}

/** What a new table's entry has that no other has. */
export interface NewEntry {
  readonly name: string;
  readonly eventId: string;
  readonly place: number;
}

const enter = (text: string, { name, eventId, place }: NewEntry): string =>
  rename(text.replace("eventId: '0'", `eventId: '${eventId}'`).replace('place: 0', `place: ${place}`), name);

/** Copies the template into a folder with its names replaced, and returns the new folder. */
export function copyTemplate(from: string, folder: string, added: NewEntry): string {
  const { name } = added;
  const copy = join(folder, name);
  cpSync(from, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, enter(readFileSync(file, 'utf8'), added));
    renameSync(file, join(entry.parentPath, rename(entry.name, name)));
  }
  return copy;
}

/** An event id that none of these tables has. */
export const freeEventId = (tables: readonly { readonly eventId: string }[]): string =>
  String(Math.max(...tables.map(({ eventId }) => Number(eventId))) + 1);

/** The next place in the list of tables. */
export const nextPlace = (tables: readonly { readonly place: number }[]): number =>
  Math.max(...tables.map(({ place }) => place)) + 1;

/** The lines to add by hand, one in each of the lists beside the folders. */
export const linesToAdd = (
  name: string,
): Readonly<Record<'entries.ts' | 'games.ts' | 'faces.ts', string>> => ({
  'entries.ts': `export { ${camelCase(name)}Entry } from './${name}/entry.ts';`,
  'games.ts': `export { ${camelCase(name)} } from './${name}/game.ts';`,
  'faces.ts': `export { ${camelCase(name)}Face } from './${name}/face.tsx';`,
});
