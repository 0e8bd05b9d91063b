import { parseAst } from 'vitest/node';
import type { Finding } from './finding.ts';

/** A node of the syntax tree; its other properties depend on its type. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown };

export type Source = {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
  lineCount: number;
  isTest: boolean;
  isCode: boolean;
  lineAt(offset: number): number;
  /** Every node, parents before children. */
  nodes(): Node[];
};

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const isRaw = (value: unknown): value is { raw: string } =>
  typeof value === 'object' && value !== null && 'raw' in value && typeof value.raw === 'string';

/** The text of a string or a template, with this in place of each expression. */
export function textOf(node: Node, filling: string): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis
    .map((quasi: unknown) => (isNode(quasi) && isRaw(quasi.value) ? quasi.value.raw : ''))
    .join(filling);
}

function collect(value: unknown, into: Node[]): Node[] {
  if (Array.isArray(value)) for (const item of value) collect(item, into);
  else if (isNode(value)) {
    into.push(value);
    for (const part of Object.values(value)) if (typeof part === 'object') collect(part, into);
  }
  return into;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const after = starts.findIndex((start) => start > offset);
    return after === -1 ? starts.length : after;
  };
}

const testPath = /\.test\.tsx?$|\/test\/|^journeys\//;
const codePath = /\.(ts|tsx|js|mjs)$/;

export function createSource(path: string, text: string): Source {
  let found: Node[] | undefined;
  return {
    path,
    text,
    lineCount: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    isTest: testPath.test(path),
    isCode: codePath.test(path),
    lineAt: lineCounter(text),
    nodes() {
      found ??= collect(parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path), []);
      return found;
    },
  };
}

/** A finding for every place in the text where the pattern (global) matches. */
export function findText(
  source: Source,
  pattern: RegExp,
  describe: (match: string) => Omit<Finding, 'file' | 'line'>,
): Finding[] {
  return [...source.text.matchAll(pattern)].map((match) => ({
    file: source.path,
    line: source.lineAt(match.index),
    ...describe(match[0]),
  }));
}
