import type { Finding } from '../finding.ts';
import { resolveImport } from '../imports-of.ts';
import { isNode, type Source } from '../source.ts';

/**
 * Pages shown in frames. One of them is sandboxed: a module that reads the browser's storage would throw
 * there.
 */
const framed =
  /^packages\/(portal\/src\/products\/sports\/broadcast|studio\/src\/(pages|games\/[\w-]+\/page))\//;
const configPath = 'packages/portal/shared-files.ts';
/** Libraries that games in frames load. */
const playable = /^packages\/(betting|games)\//;
const loading = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

export interface Chunk {
  readonly name: string;
  readonly test: RegExp;
}

/** The files a file imports, except type imports, which are erased. */
function loadedBy(source: Source): string[] {
  return source.nodes().flatMap((node) => {
    const isLoad = loading.has(node.type) && node.importKind !== 'type' && node.exportKind !== 'type';
    if (!isLoad || !isNode(node.source) || typeof node.source.value !== 'string') return [];
    return resolveImport(source, node.source.value) ?? [];
  });
}

/** Modules of a library in one chunk with the portal's: a frame that loads the library loads that chunk too. */
function mixed(sources: readonly Source[], groups: readonly Chunk[]): Finding[] {
  return groups.flatMap(({ name, test }) => {
    const inGroup = sources.filter(({ path, isTest }) => !isTest && test.test(`/${path}`));
    if (!inGroup.some(({ path }) => path.startsWith('packages/portal/'))) return [];
    const fault = `is loaded by games in frames and shares the chunk "${name}" with the portal's modules`;
    const cure = `Give it a group without the portal's modules in ${configPath}.`;
    return inGroup
      .filter(({ path }) => playable.test(path))
      .map(({ path: file }) => ({ file, line: 1, fault, cure }));
  });
}

/** Pages in frames may load only the portal's first chunk: the others run the portal's entry. */
export function frameChunks(sources: readonly Source[], [, ...kept]: readonly Chunk[]): Finding[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set(
    sources
      .filter(({ path, isCode, isTest }) => framed.test(path) && isCode && !isTest)
      .map(({ path }) => path),
  );
  for (const path of reached) {
    const source = byPath.get(path);
    if (source?.isCode) for (const next of loadedBy(source)) reached.add(next);
  }
  const loaded = [...reached].flatMap((file) => {
    // A library may lie in another chunk, as long as none of the portal's modules do.
    if (playable.test(file)) return [];
    const group = kept.find(({ test }) => test.test(`/${file}`));
    if (!group) return [];
    const fault = `is loaded by a page in a frame and lies in the chunk "${group.name}"`;
    return [{ file, line: 1, fault, cure: `Move it to the first group of ${configPath}.` }];
  });
  return [...loaded, ...mixed(sources, kept)];
}
