import { posix } from 'node:path';
import { isNode, type Node, type Source } from './source.ts';

export type Import = { specifier: string; line: number };

const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
]);

/** A worker or a mocked module is referred to by a path in a string, not by an import. */
const modulePath = /^\.\.?\/.*\.(ts|tsx|mjs)$/;

const namedBy = (node: Node): unknown => (importing.has(node.type) ? node.source : undefined);

function specifierOf(node: Node, isConfig: boolean): string | undefined {
  const named = namedBy(node);
  if (isNode(named)) return typeof named.value === 'string' ? named.value : undefined;
  if (node.type !== 'Literal' || typeof node.value !== 'string') return undefined;
  // A tool's configuration names files from the project's root.
  if (isConfig && node.value.startsWith('packages/')) return `./${node.value}`;
  return modulePath.test(node.value) ? node.value : undefined;
}

const known = new WeakMap<Source, Import[]>();

/** Found once for each file, since several rules ask for them. */
export function importsOf(source: Source): Import[] {
  const found = known.get(source) ?? findImports(source);
  known.set(source, found);
  return found;
}

function findImports(source: Source): Import[] {
  const nodes = source.nodes();
  const isConfig = /^[^/]+\.config\.ts$/.test(source.path);
  const counted = new Set(nodes.map(namedBy));
  return nodes.flatMap((node) => {
    const specifier = counted.has(node) ? undefined : specifierOf(node, isConfig);
    return specifier === undefined ? [] : [{ specifier, line: source.lineAt(node.start) }];
  });
}

/** Packages, and folders of one, whose modules are imported by their path. */
const open: readonly (readonly [specifier: RegExp, folder: string])[] = [
  [/^@maidan\/process\/testing\//, 'packages/process/testing/'],
  [/^@maidan\/games\/kit\//, 'packages/games/src/kit/'],
  [/^@maidan\/(client|process|ui)\//, 'packages/$1/src/'],
];

/** The path that a relative specifier, or one into an open package, resolves to; undefined for other packages. */
export function resolveImport(from: Source, specifier: string): string | undefined {
  const found = open.find(([pattern]) => pattern.test(specifier));
  if (found !== undefined) return specifier.replace(...found);
  return resolveRelative(from, specifier);
}

/** The path a relative specifier resolves to; undefined for a package. */
export function resolveRelative(from: Source, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(from.path), specifier.split('?')[0] ?? specifier);
}
