import type { Source } from '../source.ts';
import { isTitled, testTitles } from './coverage-titles.ts';

const testFile = /\.(test|spec)\.ts$/;
/** What may stand in place of a test; "not yet" must be followed by what is missing. */
const instead = /\]\(decisions\/[^)]+\.md\)|not yet: \S/;
const reference = /^([\w./-]+) › (.+)$/;

export interface Shown {
  readonly document: string;
  readonly faults: readonly string[];
}

/**
 * A document that says which test shows what, from its list: "- " begins a row, and the indented lines below it name
 * tests by the end of their file's path and the beginning of their title. Every other line is copied.
 */
export function shownBy(list: string, request: string, sources: readonly Source[]): Shown {
  const tests = sources.filter(({ path }) => testFile.test(path));
  const faults: string[] = [];
  const lines: string[] = [];
  for (const block of list.split(/\n(?! {2})/)) {
    if (!block.startsWith('- ')) {
      lines.push(block);
      continue;
    }
    const [sentence = '', ...items] = block.slice(2).split(/\n {2}/);
    if (!lines.at(-1)?.startsWith('|')) lines.push(`| ${request} | Shown by |`, '|---|---|');
    const named = items.map((item) => nameTest(item, tests));
    const isShown = items.some((item) => reference.test(item) || instead.test(item));
    const texts = named.flatMap(({ fault }) => fault ?? []);
    faults.push(...texts, ...(isShown ? [] : [`"${sentence}" has nothing that shows it`]));
    lines.push(`| ${sentence} | ${named.map(({ text }) => text).join('<br>')} |`);
  }
  return { document: lines.join('\n'), faults };
}

function nameTest(item: string, tests: readonly Source[]): { text: string; fault?: string } {
  const [, end, words] = reference.exec(item) ?? [];
  if (end === undefined || words === undefined) return { text: item };
  const files = tests.filter(({ path }) => `/${path.replace(testFile, '')}`.endsWith(`/${end}`));
  const [file] = files;
  if (!file || files.length > 1) return { text: item, fault: `"${item}" is in ${files.length} files` };
  const all = testTitles(file);
  const begun = new Set(all.filter((title) => title.startsWith(words)));
  const [title] = all.includes(words) || begun.size === 0 ? [words] : begun;
  const isOne =
    all.includes(words) || begun.size === 1 || (begun.size === 0 && isTitled(all, words, file.text));
  return {
    text: `\`${file.path} › ${title}\``,
    ...(isOne ? {} : { fault: `"${item}" names ${begun.size} tests` }),
  };
}
