import { posix } from 'node:path';
import type { Finding } from '../finding.ts';
import { importsOf, resolveRelative } from '../imports-of.ts';
import { isNode, type Source } from '../source.ts';

const tables = 'packages/games/src/tables/';
/** The lists, each with a line for every table. */
const lists = new Set(['entries.ts', 'games.ts', 'faces.ts'].map((name) => tables + name));

/** Packages that know tables only by what the lists say of them. */
const unnamed = /^packages\/(portal|server)\/src\//;

/** The wire launches one table like a game of a provider, under its own names (document 2, section 7). */
const inherited: ReadonlySet<string> = new Set([
  'packages/portal/src/products/launched/api.ts',
  'packages/server/src/products/launched/handlers.ts',
  'packages/server/src/products/launched/own-games.ts',
]);

/** Tables that are another one with something changed. */
const variants: Readonly<Record<string, string>> = {
  'dragon-tiger-two': 'dragon-tiger',
  'teenpatti-one-day': 'teenpatti-twenty',
  'thirty-two-cards-b': 'thirty-two-cards',
};

const tableOf = (path: string): string | undefined =>
  path.startsWith(tables) && path.slice(tables.length).includes('/')
    ? path.slice(tables.length).split('/')[0]
    : undefined;

/** The codes, addresses and event ids that the entries of tables write. */
function namesOf(sources: readonly Source[]): ReadonlySet<string> {
  const entries = sources.filter(
    ({ path }) => /\/[a-z][^/]*\/entry\.ts$/.test(path) && tableOf(path) !== undefined,
  );
  return new Set(
    entries.flatMap(({ text }) =>
      [...text.matchAll(/^ {2}(?:code|route|eventId): '([^']+)'/gm)].flatMap(([, name]) => name ?? []),
    ),
  );
}

const isName = (names: ReadonlySet<string>, value: unknown): value is string =>
  typeof value === 'string' && names.has(value);

function foundNames(source: Source, names: ReadonlySet<string>): Finding[] {
  return source.nodes().flatMap((node) => {
    const value = node.type === 'Literal' ? node.value : undefined;
    const key = node.type === 'Property' && isNode(node.key) ? node.key.name : undefined;
    const name = [value, key].find((each) => isName(names, each));
    if (name === undefined) return [];
    return [
      {
        file: source.path,
        line: source.lineAt(node.start),
        fault: `names the table "${name}"`,
        cure: 'what is special to a table stands in its folder: let its entry, its game or its face say so',
      },
    ];
  });
}

/** Only the lists import a table's folder, and those that vary it; deleting the folder takes nothing else along. */
function foundImports(source: Source): Finding[] {
  if (lists.has(source.path)) return [];
  const from = tableOf(source.path);
  return importsOf(source).flatMap(({ specifier, line }) => {
    const to = tableOf(resolveRelative(source, specifier) ?? '');
    if (to === undefined || to === from || (from !== undefined && variants[from] === to)) return [];
    return [
      {
        file: source.path,
        line,
        fault: `imports ${posix.join('tables', to)}`,
        cure: 'only the lists in tables/ name a table: hand the thing in through its entry, its game or its face',
      },
    ];
  });
}

/** No table is named outside its folder and the lists, tests aside. */
export function tableNames(sources: Source[]): Finding[] {
  const names = namesOf(sources);
  const code = sources.filter(({ isCode, isTest, path }) => isCode && !isTest && !/\/fake-[^/]*$/.test(path));
  return [
    ...code
      .filter(({ path }) => unnamed.test(path) && !inherited.has(path))
      .flatMap((source) => foundNames(source, names)),
    ...code.filter(({ path }) => path.startsWith('packages/games/')).flatMap(foundImports),
  ];
}
