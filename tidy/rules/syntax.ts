import type { Finding } from '../finding.ts';
import { isNode, type Node, type Source } from '../source.ts';

const isDefault = (node: Node): boolean =>
  node.type === 'ExportDefaultDeclaration' ||
  (node.type === 'ExportSpecifier' && isNode(node.exported) && node.exported.name === 'default');

/** A tool takes the default export of a file that it is given by its path. */
const isLoadedByPath = ({ path }: Source): boolean => /(\.config\.ts|-progress\.mjs)$/.test(path);

function judge(node: Node, source: Source): { fault: string; cure: string } | undefined {
  if (isDefault(node) && !isLoadedByPath(source)) {
    return { fault: 'has a default export', cure: 'export it by its name, the same as the file’s' };
  }
  if (node.type === 'TSAnyKeyword') {
    return { fault: 'uses any', cure: 'write the type, or unknown and narrow it' };
  }
  if (node.type === 'TSNonNullExpression') {
    return { fault: 'asserts with !', cure: 'check for undefined and throw or return' };
  }
  return undefined;
}

export function bannedSyntax(sources: Source[]): Finding[] {
  return sources
    .filter((source) => source.isCode && !source.path.endsWith('.d.ts'))
    .flatMap((source) =>
      source.nodes().flatMap((node) => {
        const found = judge(node, source);
        return found ? [{ file: source.path, line: source.lineAt(node.start), ...found }] : [];
      }),
    );
}
