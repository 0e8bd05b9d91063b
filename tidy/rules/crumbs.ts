import type { Finding } from '../finding.ts';
import { importsOf, resolveImport } from '../imports-of.ts';
import { isNode, type Source } from '../source.ts';

const crumbLinesMost = 19;

/** Files that stand alone for a reason: loaded lazily, a dictionary of one language, or measured by the lines of a template. */
const standsAlone = /\/[a-z-]*texts\/[a-z]{2}\.ts$|\/_template\//;

/** What is loaded by `import()` is a file of its own in the browser. */
const lazyOf = (source: Source): string[] =>
  source
    .nodes()
    .filter(({ type }) => type === 'ImportExpression')
    .flatMap(({ source: named }) =>
      isNode(named) && typeof named.value === 'string' ? (resolveImport(source, named.value) ?? []) : [],
    );

/** A page torn out of a book: a short file that one other file of the same package alone imports, and at once. */
export function crumbs(sources: Source[]): Finding[] {
  const code = sources.filter(({ isCode, path }) => isCode && path.startsWith('packages/'));
  const importers = new Map<string, Set<Source>>();
  const lazy = new Set(code.flatMap(lazyOf));
  for (const source of code) {
    for (const { specifier } of importsOf(source)) {
      const path = resolveImport(source, specifier);
      if (path === undefined) continue;
      importers.set(path, (importers.get(path) ?? new Set()).add(source));
    }
  }
  return code
    .filter(
      ({ path, isTest, lineCount }) => !isTest && lineCount <= crumbLinesMost && !standsAlone.test(path),
    )
    .flatMap(({ path, lineCount }) => {
      const users = [...(importers.get(path) ?? [])].filter(({ isTest }) => !isTest);
      const [only, another] = users;
      if (only === undefined || another !== undefined || lazy.has(path)) return [];
      if (only.path.split('/')[1] !== path.split('/')[1]) return [];
      return [
        {
          file: path,
          line: 1,
          fault: `has ${lineCount} lines and only ${only.path} imports it`,
          cure: 'put it into that file',
        },
      ];
    });
}
