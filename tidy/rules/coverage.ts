import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';
import { isTitled, testTitles } from './coverage-titles.ts';

const namedTest = /`([^`›]+?) › ([^`]+)`/g;
const decision = /\]\(decisions\/[^)]+\.md\)/;
/** "not yet" must be followed by what is missing. */
const notYet = /not yet: \S/;

/** Every row of the tables must name an existing test, a decision instead of one, or what is missing. */
export function coverage(sources: Source[], file = 'docs/coverage.md'): Finding[] {
  const document = sources.find(({ path }) => path === file);
  if (!document)
    return [{ file, line: 1, fault: 'is not there', cure: 'write which test shows which sentence' }];
  return document.text
    .split('\n')
    .flatMap((text, index) =>
      isRow(text) ? rowFaults(text, sources).map((fault) => ({ file, line: index + 1, ...fault })) : [],
    );
}

const isRow = (text: string): boolean =>
  text.startsWith('|') && !/^\|[\s:|-]+\|$/.test(text) && !text.endsWith('| Shown by |');

function rowFaults(row: string, sources: Source[]): Pick<Finding, 'fault' | 'cure'>[] {
  const named = [...row.matchAll(namedTest)];
  if (named.length === 0 && !decision.test(row) && !notYet.test(row)) {
    return [
      {
        fault: 'has a row that nothing shows',
        cure: 'name a test as `path › title`, link the decision that replaces it, or write "not yet: " and what is missing',
      },
    ];
  }
  return named.flatMap(([, path = '', title = '']) => {
    const source = sources.find((one) => one.path === path);
    if (!source) {
      return [{ fault: `names ${path}, which is not there`, cure: 'name the file the test is in now' }];
    }
    if (isTitled(testTitles(source), title, source.text)) return [];
    return [
      {
        fault: `names the test "${title}", which ${path} does not have`,
        cure: 'name the test by its present title, or write the test; one that is skipped shows nothing',
      },
    ];
  });
}
