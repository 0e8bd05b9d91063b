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
 * The shortest chain of imports from a file back to itself, without the last step; undefined if there is
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
