import { posix } from 'node:path';
import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

const document = /^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/.*\.md$/;
const link = /\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;

/** `exists` takes paths from the project's root. */
export function brokenLinks(sources: Source[], exists: (path: string) => boolean): Finding[] {
  return sources
    .filter((source) => document.test(source.path))
    .flatMap((source) =>
      [...source.text.matchAll(link)].flatMap((match) => {
        const target = (match[1] ?? '').split('#')[0] ?? '';
        if (target === '' || /^[a-z]+:/.test(target)) return [];
        const path = posix.join(posix.dirname(source.path), decodeURI(target));
        if (exists(path)) return [];
        return [
          {
            file: source.path,
            line: source.lineAt(match.index),
            fault: `links to ${target}, which is not there`,
            cure: 'point the link to where the thing is now, or write the thing',
          },
        ];
      }),
    );
}
