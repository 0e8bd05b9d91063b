import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

const document = /^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$/;
/** A file in code marks, by its whole path or its end; a pattern such as `*-store.ts` is none. */
const named = /`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|json))`/g;

/** The files that the documents for engineers name are there. */
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
