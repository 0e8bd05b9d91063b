import type { Finding } from '../finding.ts';
import { isNode, type Node, type Source } from '../source.ts';

const fileLinesMax = 400;
const functionLinesMax = 70;
const componentLinesMax = 100;

export function fileSizes(sources: Source[]): Finding[] {
  return sources
    .filter((source) => source.isCode && !source.isTest && source.lineCount > fileLinesMax)
    .map((source) => ({
      file: source.path,
      line: fileLinesMax + 1,
      fault: `has ${source.lineCount} lines; ${fileLinesMax} is the most`,
      cure: 'split it by what its parts do',
    }));
}

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function namesOf(nodes: Node[]): Map<Node, string> {
  const names = new Map<Node, string>();
  for (const node of nodes) {
    const name = isNode(node.id) ? node.id.name : isNode(node.key) ? node.key.name : undefined;
    const named = node.type === 'FunctionDeclaration' ? node : (node.init ?? node.value);
    if (typeof name === 'string' && isNode(named)) names.set(named, name);
  }
  return names;
}

export function functionSizes(sources: Source[]): Finding[] {
  return sources
    .filter((source) => source.isCode && !source.isTest)
    .flatMap((source) => {
      const nodes = source.nodes();
      const names = namesOf(nodes);
      return nodes.flatMap((node) => {
        if (!functions.has(node.type)) return [];
        const name = names.get(node) ?? 'a function';
        const isComponent = source.path.endsWith('.tsx') && /^[A-Z]/.test(name);
        const most = isComponent ? componentLinesMax : functionLinesMax;
        const line = source.lineAt(node.start);
        const count = source.lineAt(node.end) - line + 1;
        if (count <= most) return [];
        return [
          {
            file: source.path,
            line,
            fault: `${name} has ${count} lines; ${most} is the most`,
            cure: isComponent
              ? 'give its parts components of their own'
              : 'name its steps and make them functions',
          },
        ];
      });
    });
}
