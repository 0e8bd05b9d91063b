import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countKnowing,
  describeWalk,
  isWalk,
  type WalkName,
  walkNames,
} from '../../packages/server/test/walks/shown-walks.ts';
import { type Figure, report } from '../figure.ts';

interface Goal {
  readonly filesMost: number;
  /** The most of these files that may know the product. */
  readonly knowingMost?: number;
}

/** For walks without a goal of their own, what they came to once they were shortened: none grows again. */
const goals: Readonly<Record<WalkName, Goal>> = {
  'sports bet': { filesMost: 40, knowingMost: 8 },
  'table bet': { filesMost: 43 },
  'cash-out': { filesMost: 44 },
  'wallet call': { filesMost: 42 },
  tick: { filesMost: 14 },
};

const root = join(import.meta.dirname, '..', '..');

/** The houses whose walks are measured are those of the tests, which only run there. */
async function measureWalks(): Promise<Record<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-walks-'));
  const file = join(folder, 'walks.json');
  try {
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const run = spawn(process.execPath, [vitest, 'run', 'packages/server/test/walks/walks.test.ts'], {
      cwd: root,
      env: { ...process.env, WALKS_TO: file },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(run, 'exit');
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf(walk: WalkName, files: readonly string[]): Figure[] {
  const { filesMost, knowingMost } = goals[walk];
  const figure = (name: string, value: number, goal: number): Figure => ({
    name,
    value,
    goal,
    unit: 'files',
    better: 'less',
  });
  return [
    figure(walk, files.length, filesMost),
    ...(knowingMost === undefined
      ? []
      : [figure(`${walk}, know ${walkNames[walk].product}`, countKnowing(walk, files), knowingMost)]),
  ];
}

/** The files of which a function runs for a bet, a cash-out, a wallet call and a tick, on a warm server. */
export async function walksBench(): Promise<Figure[]> {
  const measured = await measureWalks();
  return Object.keys(walkNames)
    .filter(isWalk)
    .flatMap((walk) => {
      const files = measured[walk];
      if (files === undefined) throw new Error(`the files of a ${walk} were not measured`);
      console.log(`${describeWalk(walk, files)}\n`);
      return figuresOf(walk, files);
    });
}

if (import.meta.main) report(await walksBench());
