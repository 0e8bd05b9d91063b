import type { Finding } from '../finding.ts';
import { importsOf, resolveImport } from '../imports-of.ts';
import { isNode, type Node, type Source } from '../source.ts';

const crumbLinesMost = 19;

/** Dictionaries and what reads them, the template that recipes copy, and the edge that alone may keep the wire's spellings. */
const standsAlone = /\/[a-z-]*texts\/|\/_template\/|(?:\/|-)(?:wire|api|handlers|live|paths)\.ts$/;

const isHandedOn = (node: Node): boolean =>
  (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') && isNode(node.source);

/** A list that recipes add lines to, or a package's door: it only hands on what other files have. */
const isList = (source: Source): boolean => {
  const [program] = source.nodes();
  const statements = Array.isArray(program?.body) ? program.body.filter(isNode) : [];
  return (
    statements.some(isHandedOn) &&
    statements.every((node) => node.type === 'ImportDeclaration' || isHandedOn(node))
  );
};

const siblingsLeast = 3;

/** Where a file would lie in the folder of another table, game or product: its path with one folder left open. */
const placesLike = (path: string): string[] => {
  const names = path.split('/');
  return names.slice(2, -1).map((_, at) => names.with(at + 2, '*').join('/'));
};

/** A file that every folder of its kind has is looked for there: a table's `game.ts`, a product's `verbs.ts`. */
function findKin(code: readonly Source[]): (path: string) => boolean {
  const counts = new Map<string, number>();
  for (const { path } of code)
    for (const place of placesLike(path)) counts.set(place, (counts.get(place) ?? 0) + 1);
  return (path) => placesLike(path).some((place) => (counts.get(place) ?? 0) >= siblingsLeast);
}

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
  const hasKin = findKin(code);
  const paths = new Set(code.map(({ path }) => path));
  /** A component that a test draws alone, since the page around it needs the browser and the house. */
  const isDrawnAlone = (path: string) => path.endsWith('.tsx') && paths.has(path.replace('.tsx', '.test.ts'));
  for (const source of code) {
    for (const { specifier } of importsOf(source)) {
      const path = resolveImport(source, specifier);
      if (path === undefined) continue;
      importers.set(path, (importers.get(path) ?? new Set()).add(source));
    }
  }
  return code
    .filter(
      (source) =>
        !source.isTest &&
        source.lineCount <= crumbLinesMost &&
        !standsAlone.test(source.path) &&
        !hasKin(source.path) &&
        !isDrawnAlone(source.path) &&
        !isList(source),
    )
    .flatMap(({ path, lineCount }) => {
      const users = [...(importers.get(path) ?? [])].filter(({ isTest }) => !isTest);
      const [only, another] = users;
      if (only === undefined || another !== undefined || lazy.has(path) || isList(only)) return [];
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
