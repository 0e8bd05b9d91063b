import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

const document = /^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$/;
/** A file name in code marks, as a whole path or its end; a pattern such as `*-store.ts` does not count. */
const named = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|json))`/g;

/** Files named in the documents for engineers must exist. */
export function namedFiles(sources: Source[]): Finding[] {
  const paths = sources.map(({ path }) => `/${path}`);
  return sources
    .filter(({ path }) => document.test(path))
    .flatMap((source) =>
      [...source.text.matchAll(named)].flatMap((match) => {
        const name = match[1] ?? '';
        if (paths.some((path) => path.endsWith(`/${name}`))) return [];
        return [
          {
            file: source.path,
            line: source.lineAt(match.index),
            fault: `names ${name}, which is not there`,
            cure: 'name the file that does it now',
          },
        ];
      }),
    );
}
