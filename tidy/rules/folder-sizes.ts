import { posix } from 'node:path';
import type { Finding } from '../finding.ts';
import type { Source } from '../source.ts';

const filesMax = 25;

/** Each root ends in a slash. */
export function folderSizes(sources: Source[], roots: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const { path, isCode } of sources) {
    if (!isCode || !roots.some((root) => path.startsWith(root))) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > filesMax)
    .map(([folder, count]) => ({
      file: folder,
      line: 1,
      fault: `has ${count} source files; ${filesMax} is the most`,
      cure: 'give files that belong together a folder of their own',
    }));
}
