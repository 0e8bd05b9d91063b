import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const architecture = fileURLToPath(new URL('../../../../ARCHITECTURE.md', import.meta.url));

/** The walks that are measured, each with the product it is about and the files that know this product. */
export const walkNames = {
  'sports bet': { product: 'sports', knows: /^(?:sports|feeds)\/|\/products\/sports\// },
  'table bet': { product: 'the tables', knows: /^games\/|\/products\/tables\// },
  'cash-out': { product: 'flights', knows: /^games\/|\/products\/aviator\// },
  'wallet call': { product: 'launched games', knows: /^games\/|\/products\/launched\// },
  tick: { product: 'sports', knows: /^(?:sports|feeds)\/|\/products\/sports\// },
} as const;

export type WalkName = keyof typeof walkNames;

export const isWalk = (name: string): name is WalkName => Object.hasOwn(walkNames, name);

export const countKnowing = (walk: WalkName, files: readonly string[]): number =>
  files.filter((file) => walkNames[walk].knows.test(file)).length;

const lineMost = 118;

/** One line for each folder, and further ones, indented, for names that do not fit. */
function linesOf(folder: string, names: readonly string[]): string[] {
  const lines = [`${folder}:`];
  for (const name of names) {
    const longer = `${lines.at(-1)} ${name}`;
    if (longer.length <= lineMost) lines.splice(-1, 1, longer);
    else lines.push(`  ${name}`);
  }
  return lines;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The files as ARCHITECTURE.md shows them: by folder, without their endings. */
export function describeWalk(walk: WalkName, files: readonly string[]): string {
  const folders = [...new Set(files.map(folderOf))].sort();
  const lines = folders.flatMap((folder) => {
    const inside = files.filter((file) => folderOf(file) === folder);
    return linesOf(
      folder,
      inside.map((file) => withoutEnding(file.slice(folder.length + 1))),
    );
  });
  const heading = `${walk}: ${files.length} files, of which ${countKnowing(walk, files)} know ${walkNames[walk].product}`;
  return [heading, ...lines].join('\n');
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

/** The files of a walk so described, without their endings. */
function filesIn(described: string): string[] {
  const folders = described
    .split('\n')
    .slice(1)
    .join('\n')
    .split(/\n(?! )/);
  return folders.flatMap((text) => {
    const [folder = '', names = ''] = text.split(':');
    return names
      .trim()
      .split(/\s+/)
      .map((name) => `${folder}/${name}`);
  });
}

/** Says which files came or went; nothing where the walk is as it is shown. */
export function compareWalk(walk: WalkName, shown: string, files: readonly string[]): string[] {
  const before = new Set(filesIn(shown));
  const now = new Set(files.map(withoutEnding));
  return [
    ...[...now.difference(before)].map((file) => `a ${walk} runs ${file}, which is not shown`),
    ...[...before.difference(now)].map((file) => `a ${walk} does not run ${file}, which is shown`),
  ];
}

const blockOf = (walk: WalkName) =>
  new RegExp(`(<!-- walk: ${walk} -->\n\`\`\`text\n)([^\`]*)(\n\`\`\`\n<!-- end of walk -->)`);

/** The block of ARCHITECTURE.md about the walk. */
export function shownWalk(walk: WalkName): string {
  const [, , shown] = blockOf(walk).exec(readFileSync(architecture, 'utf8')) ?? [];
  if (shown === undefined) throw new Error(`ARCHITECTURE.md has no block for a ${walk}`);
  return shown;
}

export function writeWalk(walk: WalkName, described: string): void {
  const text = readFileSync(architecture, 'utf8');
  if (!blockOf(walk).test(text)) throw new Error(`ARCHITECTURE.md has no block for a ${walk}`);
  writeFileSync(
    architecture,
    text.replace(blockOf(walk), (_, head: string, __, foot: string) => `${head}${described}${foot}`),
  );
}
