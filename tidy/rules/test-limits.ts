import type { Finding } from '../finding.ts';
import { isNode, type Node, type Source } from '../source.ts';

const limit =
  'the one limit grows with how slow the machine is (scripts/machine-pace.ts): wait for a condition';

const isNamed = (node: unknown, name: string): boolean => isNode(node) && node.name === name;

function faultOf(node: Node): string | undefined {
  const { type, key, value, property } = node;
  if (type === 'Property' && isNamed(key, 'timeout') && isNode(value) && value.type === 'Literal')
    return 'has a limit of its own';
  if (type === 'MemberExpression' && isNamed(property, 'waitForTimeout')) return 'waits for time';
  return undefined;
}

/** Tests are ended by one limit, and none waits for time. */
export function testLimits(sources: Source[]): Finding[] {
  return sources
    .filter((source) => source.isCode && source.isTest && /timeout/i.test(source.text))
    .flatMap((source) =>
      source.nodes().flatMap((node) => {
        const fault = faultOf(node);
        return fault === undefined
          ? []
          : [{ file: source.path, line: source.lineAt(node.start), fault, cure: limit }];
      }),
    );
}
