import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

const banned = /^(utils?|helpers?|common|managers?|services?)$/;
const kebab = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;

function judge(path: string): { fault: string; cure: string } | undefined {
  const segments = path.split('/').map((segment) => segment.replace(/(\.test|\.config|\.d)?\.\w+$/, ''));
  const empty = segments.find((segment) => segment.split('-').some((word) => banned.test(word)));
  if (empty !== undefined) {
    return { fault: `is named "${empty}"`, cure: 'name it for what it does or holds' };
  }
  const odd = segments.find((segment) => !kebab.test(segment));
  return odd === undefined
    ? undefined
    : { fault: `"${odd}" is not kebab-case`, cure: 'use small letters and hyphens' };
}

export function fileNames(sources: Source[]): Finding[] {
  return sources
    .filter((source) => source.isCode)
    .flatMap(({ path }) => {
      const found = judge(path);
      return found ? [{ file: path, line: 1, ...found }] : [];
    });
}
