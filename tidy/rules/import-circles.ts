import { posix } from 'node:path';
import type { Finding } from '../finding.ts';
import { importsOf, resolveImport } from '../imports-of.ts';
import type { Source } from '../source.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(sources: Source[]): Graph {
  const paths = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map((source) => {
      const targets = importsOf(source).map(({ specifier }) => resolveImport(source, specifier));
      return [source.path, targets.filter((path) => path !== undefined && paths.has(path)) as string[]];
    }),
  );
}

/**
 * The shortest chain of imports from a file, or a folder, back to itself, without the last step; undefined if there is
 * none.
 */
function circleFrom(start: string, graph: Graph): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** Type imports and dynamic imports count. Each root ends in a slash. */
export function importCircles(sources: Source[], roots: readonly string[]): Finding[] {
  const code = sources.filter(
    ({ path, isCode, isTest }) => isCode && !isTest && roots.some((root) => path.startsWith(root)),
  );
  const graph = graphOf(code);
  const reported = new Set<string>();
  return code.flatMap(({ path }) => {
    const circle = reported.has(path) ? undefined : circleFrom(path, graph);
    if (circle === undefined) return [];
    for (const member of circle) reported.add(member);
    return [
      {
        file: path,
        line: 1,
        fault: `imports itself: ${[...circle, path].join(' -> ')}`,
        cure: 'move what both files need to a file of its own',
      },
    ];
  });
}

/** A file that stands in no folder of the root is a part of its own; all folders of a product are one. */
function partOf(path: string, root: string): string {
  const inside = path.slice(root.length);
  const [product] = /^products\/[^/]+(?=\/)/.exec(inside) ?? [];
  return product ?? (inside.includes('/') ? posix.dirname(inside) : inside);
}

/** Each edge with a file that makes it. */
function foldersOf(graph: Graph, root: string): Map<string, Map<string, string>> {
  const folders = new Map<string, Map<string, string>>();
  for (const [path, targets] of graph) {
    const from = partOf(path, root);
    const edges = folders.get(from) ?? new Map<string, string>();
    folders.set(from, edges);
    for (const target of targets) {
      const to = partOf(target, root);
      if (to !== from && !edges.has(to)) edges.set(to, path);
    }
  }
  return folders;
}

/** No folder of the root, which ends in a slash, imports itself through others. Type imports and dynamic imports count. */
export function folderCircles(sources: Source[], root: string): Finding[] {
  const code = sources.filter(({ path, isCode, isTest }) => isCode && !isTest && path.startsWith(root));
  const folders = foldersOf(graphOf(code), root);
  const graph = new Map([...folders].map(([folder, edges]) => [folder, [...edges.keys()]]));
  const reported = new Set<string>();
  return [...graph.keys()].flatMap((folder) => {
    const circle = reported.has(folder) ? undefined : circleFrom(folder, graph);
    if (circle === undefined) return [];
    for (const member of circle) reported.add(member);
    const ways = circle.map((from, at) => folders.get(from)?.get(circle[at + 1] ?? folder));
    return [
      {
        file: ways[0] ?? folder,
        line: 1,
        fault: `closes a circle of folders: ${[...circle, folder].join(' -> ')}, by ${ways.join(', ')}`,
        cure: 'move what both need to the lower folder, or hand it in from above',
      },
    ];
  });
}
