import { isNode, type Node, type Source } from '../source.ts';

const known = new WeakMap<Source, string[]>();

/** The titles of a file's tests as written in its source, without suites and skipped tests. */
export function testTitles(source: Source): string[] {
  const before = known.get(source);
  if (before) return before;
  const runners = runnersIn(source);
  const titles = source.nodes().flatMap((node) => {
    if (node.type !== 'CallExpression' || !isRunner(node.callee, runners)) return [];
    const [title, ...rest] = Array.isArray(node.arguments) ? node.arguments : [];
    return rest.length > 0 && isNode(title) ? textOf(title, source) : [];
  });
  known.set(source, titles);
  return titles;
}

/** `test`, `it`, and whatever the file extends one of them to. */
function runnersIn(source: Source): Set<string> {
  const extended = source.nodes().flatMap(({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return [];
    return init.type === 'CallExpression' && nameOfMember(init.callee) === 'extend' ? [String(id.name)] : [];
  });
  return new Set(['test', 'it', ...extended]);
}

/** The test function itself, or a conditional or repeated form that is called first: `test.each(cases)`. */
function isRunner(callee: unknown, runners: Set<string>): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return runners.has(String(callee.name));
  if (callee.type !== 'CallExpression') return false;
  const form = callee.callee;
  return (
    isNode(form) &&
    ['each', 'for', 'skipIf', 'runIf'].includes(nameOfMember(form) ?? '') &&
    isRunner(form.object, runners)
  );
}

function nameOfMember(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression' || !isNode(node.property)) return undefined;
  return String(node.property.name);
}

function textOf(title: Node, source: Source): string[] {
  if (title.type === 'Literal' && typeof title.value === 'string') return [title.value];
  if (title.type === 'TemplateLiteral') return [source.text.slice(title.start + 1, title.end - 1)];
  return [];
}

const placeholder = /\$\{[^}]*\}|%[sdifjoOc#]|\$[A-Za-z_][\w.]*/g;

/** Matches a title literally, or as one case of a repeated test whose values must then be in the file too. */
export function isTitled(titles: string[], title: string, text: string): boolean {
  return titles.includes(title) || titles.some((pattern) => isCaseOf(pattern, title, text));
}

function isCaseOf(pattern: string, title: string, text: string): boolean {
  const words = pattern.split(placeholder);
  if (words.length === 1) return false;
  const match = new RegExp(`^${words.map(escaped).join('(.+?)')}$`).exec(title);
  return match?.slice(1).every((filled) => text.includes(filled)) ?? false;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
