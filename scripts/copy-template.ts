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

/** The template is in no registry, so it holds its own entry; a copy reads its entry from the registry. */
function readFromRegistry(text: string, name: string): string {
  return text
    .replace(
      "import type { TableEntry } from '../../registry.ts';",
      "import { tableOf } from '../../registry.ts';",
    )
    .replace(/\/\*\* The template has no line [\s\S]*?\n};\n/, `const entry = tableOf('${name}');\n`);
}

/** Why a game cannot have this name; undefined where it can. */
export function nameFault(name: string, folder: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return `"${name}" is not small letters and hyphens`;
  return existsSync(join(folder, name)) ? `${name} is already there` : undefined;
}

/** Copies the template into a folder with its names replaced, and returns the new folder. */
export function copyTemplate(from: string, folder: string, name: string): string {
  const copy = join(folder, name);
  cpSync(from, copy, { recursive: true });
  for (const entry of readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, rename(readFromRegistry(readFileSync(file, 'utf8'), name), name));
    renameSync(file, join(entry.parentPath, rename(entry.name, name)));
  }
  return copy;
}

/** An event id that none of these tables has. */
export const freeEventId = (tables: readonly { readonly eventId: string }[]): string =>
  String(Math.max(...tables.map(({ eventId }) => Number(eventId))) + 1);

/** The lines to add by hand, one in each file. The event id is part of the table's address. */
export const linesToAdd = (
  name: string,
  eventId: string,
): Readonly<Record<'registry.ts' | 'games.ts', string>> => ({
  'registry.ts': `  { code: '${name}', route: '${name}', eventId: '${eventId}', title: '${titleOf(name)}' },`,
  'games.ts': `export { ${camelCase(name)} } from './tables/${name}/game.ts';`,
});
