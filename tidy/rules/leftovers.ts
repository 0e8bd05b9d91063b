import type { Finding } from '../finding.ts';
import { findText, type Source } from '../source.ts';

const kinds: { pattern: RegExp; cure: string; where: (source: Source) => boolean }[] = [
  {
    pattern: /\b(TODO|FIXME|XXX|HACK)\b/g,
    cure: 'do it now, or open an issue and take the mark away',
    where: (source) => source.isCode || /\.(css|html|sql|md)$/.test(source.path),
  },
  {
    pattern: /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|oxlint-disable/g,
    cure: 'satisfy the compiler or the linter; nothing is silenced here',
    where: (source) => source.isCode,
  },
  {
    pattern: /(?<![\w.$}])\/(home|root|Users|work|tmp)\/[\w.-]+|\b[A-Z]:\\\\?Users/g,
    cure: 'write a path from the project, or take os.tmpdir()',
    where: (source) => !source.path.endsWith('package-lock.json'),
  },
  {
    pattern: /registry\.(npmjs\.org|yarnpkg\.com|npmmirror\.com)|"resolved": "http[^"]*"|^registry ?=.*/gm,
    cure: "leave the registry to each machine's own settings (the lock keeps integrity, not addresses)",
    where: () => true,
  },
];

/** The patterns above, and the texts they are tried on. */
const ownFiles = new Set(['tidy/rules/leftovers.ts', 'tidy/rules.test.ts']);

export function leftovers(sources: Source[]): Finding[] {
  return sources
    .filter((source) => !ownFiles.has(source.path))
    .flatMap((source) =>
      kinds
        .filter(({ where }) => where(source))
        .flatMap(({ pattern, cure }) =>
          findText(source, pattern, (match) => ({ fault: `has "${match}"`, cure })),
        ),
    );
}
