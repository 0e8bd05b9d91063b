import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeCopy } from './copy-of-the-tree.ts';

/** Removes the lines of a file that match. */
export function removeLines(path: string, line: RegExp): void {
  const before = readFileSync(path, 'utf8');
  const after = before
    .split('\n')
    .filter((text) => !line.test(text))
    .join('\n');
  if (after === before) throw new Error(`${path} has no line like ${line}`);
  writeFileSync(path, after);
}

/** What the compiler says of the sources of a project in the copy, without their tests. */
export function compileCopy({ path: folder }: TreeCopy, name: string, project: object): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    JSON.stringify({ exclude: ['**/*.test.ts', '../**/*.test.ts', '**/node_modules'], ...project }),
  );
  const tsc = join(folder, 'node_modules/typescript/bin/tsc');
  try {
    return execFileSync(process.execPath, [tsc, '--singleThreaded', '-p', path], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
