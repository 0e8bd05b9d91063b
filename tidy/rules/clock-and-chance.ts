import type { Finding } from '../finding.ts';
import { isNode, type Node, type Source } from '../source.ts';

const makers = new Set([
  'packages/server/src/main.ts',
  'packages/studio/src/server/main.ts',
  'packages/ui/src/format/now.ts',
]);

const isNamed = (node: unknown, name: string): boolean => isNode(node) && node.name === name;

const isMember = (node: Node, object: string, property: string): boolean =>
  node.type === 'MemberExpression' && isNamed(node.object, object) && isNamed(node.property, property);

const isNewDate = (node: Node): boolean =>
  node.type === 'NewExpression' &&
  isNamed(node.callee, 'Date') &&
  Array.isArray(node.arguments) &&
  node.arguments.length === 0;

function taken(node: Node): string | undefined {
  if (isMember(node, 'Date', 'now')) return 'Date.now';
  if (isMember(node, 'Math', 'random')) return 'Math.random';
  return isNewDate(node) ? 'new Date()' : undefined;
}

export function clockAndChance(sources: Source[]): Finding[] {
  return sources
    .filter((source) => source.isCode && source.path.startsWith('packages/') && !makers.has(source.path))
    .flatMap((source) =>
      source.nodes().flatMap((node) => {
        const found = taken(node);
        if (found === undefined) return [];
        return [
          {
            file: source.path,
            line: source.lineAt(node.start),
            fault: `uses ${found}`,
            cure: "take a clock or a random as an argument; only the main.ts of server and studio and the portal's format/now.ts make real ones",
          },
        ];
      }),
    );
}
