import type { Finding } from '../finding.ts';
import { importsOf, resolveRelative } from '../imports-of.ts';
import type { Source } from '../source.ts';

/** The entry points each package may import (design section 2). */
const mayImport: Record<string, string[]> = {
  betting: [],
  contract: ['@maidan/betting'],
  games: ['@maidan/betting'],
  sports: ['@maidan/betting'],
  feeds: ['@maidan/betting', '@maidan/sports'],
  process: ['@maidan/betting'],
  studio: ['@maidan/betting', '@maidan/contract', '@maidan/contract/wire', '@maidan/games/boards'],
  server: [
    '@maidan/betting',
    '@maidan/contract',
    '@maidan/feeds',
    '@maidan/games/card-art',
    '@maidan/games/rules',
    '@maidan/sports',
  ],
  client: ['@maidan/contract/wire'],
  ui: ['@maidan/contract/wire'],
  portal: [
    '@maidan/betting',
    '@maidan/contract/wire',
    '@maidan/games/boards',
    '@maidan/games/rules',
    '@maidan/sports',
  ],
};

/** Entry points that only one folder of a package may import. */
const narrowDoors: readonly { readonly folder: string; readonly specifier: string }[] = [
  // Replays a match in the browser; nothing else in the portal needs a feed.
  { folder: 'packages/portal/src/products/sports/verify/', specifier: '@maidan/feeds/replay-match' },
  // The house knows the studio as any provider: by its calls to the wallet. Only the list of products opens it.
  { folder: 'packages/server/src/products.ts', specifier: '@maidan/studio/server' },
  { folder: 'packages/server/test/studio/', specifier: '@maidan/studio/server' },
  { folder: 'packages/server/test/studio/', specifier: '@maidan/studio/rules' },
  { folder: 'packages/server/test/studio/', specifier: '@maidan/studio/wire' },
  // Checks a round in the browser, with the rules it was played by.
  { folder: 'packages/portal/src/products/launched/', specifier: '@maidan/studio/rules' },
  { folder: 'packages/portal/src/products/launched/', specifier: '@maidan/studio/texts' },
  { folder: 'packages/portal/src/products/launched/', specifier: '@maidan/studio/wire' },
];

/** Packages whose modules are imported by their path, and by which packages. */
const openTo: Readonly<Record<string, readonly string[]>> = {
  client: ['ui', 'portal', 'studio'],
  ui: ['portal', 'studio'],
  process: ['server', 'studio'],
};

/** One folder of a package that another may import by its paths. */
const openFolders: readonly { readonly into: string; readonly by: string }[] = [
  // Cards, decks and hash chains, which the studio's games are dealt by too.
  { into: '@maidan/games/kit/', by: 'studio' },
  { into: '@maidan/games/proof/', by: 'studio' },
  { into: '@maidan/games/figure-font.css', by: 'studio' },
  { into: '@maidan/games/hindi-font.css', by: 'studio' },
];

/** Its tests call the house as any program does. */
const testsOfServer = /^packages\/server\/test\//;

/**
 * The only library betting uses: draws that decide money must be the same in the server and in the browser.
 */
const hashing = { file: 'packages/betting/src/chance/keyed-random.ts', library: '@noble/hashes/' };

/** These run in the browser too, so they must not import Node's modules. */
const withoutNode = new Set(['betting', 'contract', 'games', 'sports', 'feeds', 'client', 'ui', 'portal']);

export const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1];

function judge(source: Source, from: string, specifier: string): { fault: string; cure: string } | undefined {
  const target = resolveRelative(source, specifier);
  if (target !== undefined) {
    if (target.startsWith(`packages/${from}/`)) return undefined;
    return {
      fault: `reaches out of its package to ${target}`,
      cure: 'import the other package by its name and door',
    };
  }
  const isSource = source.path.startsWith(`packages/${from}/src/`) && !source.isTest;
  if (specifier.startsWith('@maidan/')) {
    const doors = mayImport[from] ?? [];
    const opened = /^@maidan\/(\w+)\/.+\.\w+$/.exec(specifier)?.[1] ?? '';
    if (openTo[opened]?.includes(from)) return undefined;
    if (opened === 'client' && testsOfServer.test(source.path)) return undefined;
    if (openFolders.some(({ into, by }) => by === from && specifier.startsWith(into))) return undefined;
    const isNarrow = narrowDoors.some(
      (door) => door.specifier === specifier && source.path.startsWith(door.folder),
    );
    if (doors.includes(specifier) || isNarrow) return undefined;
    return {
      fault: `${from} imports ${specifier}`,
      cure: `${from} may import ${doors.join(', ') || 'nothing'}: move what is shared to a package both may import`,
    };
  }
  if (!isSource) return undefined;
  if (from === 'betting') {
    if (source.path === hashing.file && specifier.startsWith(hashing.library)) return undefined;
    return {
      fault: `betting imports ${specifier}`,
      cure: 'betting imports nothing: hand the thing in as an argument',
    };
  }
  if (withoutNode.has(from) && specifier.startsWith('node:') && !source.path.includes('/testing/')) {
    return {
      fault: `${from} imports ${specifier}`,
      cure: `${from} runs in the browser: hand the thing in, or do it in server`,
    };
  }
  if (from === 'client' && specifier !== 'socket.io-client') {
    return {
      fault: `client imports ${specifier}`,
      cure: 'client is for any program: what needs React or another library stands in ui or portal',
    };
  }
  if (from === 'portal' && specifier === 'zod') {
    return {
      fault: 'portal imports zod',
      cure: 'import the types of @maidan/contract/wire; the server does the parsing',
    };
  }
  return undefined;
}

export function packageDirections(sources: Source[]): Finding[] {
  return sources.flatMap((source) => {
    const from = packageOf(source.path);
    if (from === undefined || !source.isCode) return [];
    return importsOf(source).flatMap(({ specifier, line }) => {
      const found = judge(source, from, specifier);
      return found ? [{ file: source.path, line, ...found }] : [];
    });
  });
}
