import type { Finding } from '../finding.ts';
import { importsOf, resolveImport } from '../imports-of.ts';
import type { Source } from '../source.ts';

const entries = new Set([
  'packages/server/src/main.ts',
  'packages/server/src/operator/main.ts',
  'packages/process/src/db/pglite-worker.ts',
  'packages/server/src/db/make-empty-folder.ts',
  'packages/studio/src/games/ludo/server/house/house-thread.ts',
  'packages/portal/src/main.tsx',
  'packages/ui/gallery/gallery.tsx',
  'packages/portal/src/products/sports/broadcast/tv.ts',
  'packages/portal/src/products/sports/broadcast/score.ts',
  'packages/studio/src/pages/play.tsx',
  'packages/studio/src/server/main.ts',
]);

function doorsIn(manifest: Source): string[] {
  const { exports }: { exports?: Record<string, string> } = JSON.parse(manifest.text);
  const folder = manifest.path.slice(0, -'package.json'.length);
  return Object.values(exports ?? {}).map((door) => folder + door.replace('./', ''));
}

/** The test of the pay tables loads them by folder. */
const isReturnsOfTable = (path: string): boolean =>
  /^packages\/(games\/src\/tables|studio\/src\/games)\/[^/]+\/returns\.ts$/.test(path);

const isEntry = ({ path }: Source): boolean =>
  entries.has(path) ||
  isReturnsOfTable(path) ||
  !path.startsWith('packages/') ||
  /\.(test|config|d)\.tsx?$/.test(path);

export function unreachedFiles(sources: Source[]): Finding[] {
  const code = new Map(sources.filter((source) => source.isCode).map((source) => [source.path, source]));
  const doors = sources
    .filter((source) => /^packages\/[^/]+\/package\.json$/.test(source.path))
    .flatMap(doorsIn);
  const waiting = [...code.values()].filter((source) => isEntry(source) || doors.includes(source.path));
  const reached = new Set(waiting.map((source) => source.path));
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    for (const { specifier } of importsOf(source)) {
      const next = code.get(resolveImport(source, specifier) ?? '');
      if (next === undefined || reached.has(next.path)) continue;
      reached.add(next.path);
      waiting.push(next);
    }
  }
  return [...code.keys()]
    .filter((path) => !reached.has(path))
    .map((file) => ({
      file,
      line: 1,
      fault: 'is imported by nobody',
      cure: 'delete it, or import it where it is meant to be used',
    }));
}
