import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, report } from '../figure.ts';
import { root, type StartedHouse, startWithNpm } from './started-house.ts';

const warmStarts = 3;
const toSeconds = (ms: number) => ms / 1000;
const shown = (ms: number) => `${toSeconds(ms).toFixed(1)} s`;

/** What a start spends its time on, up to where everything is offered. */
const partsOf = ({ begun, opening, listening, ready }: StartedHouse['reachedMs']) =>
  `npm ${shown(begun)}, start script ${shown(opening - begun)}, modules and database ${shown(listening - opening)}; listening ${shown(listening)}, all open ${shown(ready)}`;

function cloneTo(folder: string): string {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  return folder;
}

const { argumentsOf }: { argumentsOf: { start: string[] } } = await import(
  new URL('../../scripts/install.mjs', import.meta.url).href
);

/** What npm alone takes for the packages that a start needs. */
function bareInstallMs(folder: string): number {
  const begunMs = performance.now();
  execFileSync('npm', argumentsOf.start, { cwd: folder, stdio: 'ignore' });
  return performance.now() - begunMs;
}

async function startAndStop(folder: string, data: string): Promise<StartedHouse> {
  const house = await startWithNpm(folder, { DATA_DIR: data, DATABASE_URL: '' });
  await house.stop();
  return house;
}

/** The committed sources, cloned: with nothing installed, then on a new data folder, then again. */
export async function startBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-start-'));
  try {
    const bare = bareInstallMs(cloneTo(join(folder, 'bare')));
    const clone = cloneTo(join(folder, 'clone'));
    const cold = await startAndStop(clone, join(folder, 'cold'));
    const fresh = await startAndStop(clone, join(folder, 'data'));
    const warm: StartedHouse[] = [];
    for (let start = 0; start < warmStarts; start += 1)
      warm.push(await startAndStop(clone, join(folder, 'data')));
    const best = Math.min(...warm.map(({ reachedMs }) => reachedMs.listening));
    console.log(
      `cold: packages ${shown(cold.reachedMs.installed)}, built ${shown(cold.reachedMs.built)}, listening ${shown(cold.reachedMs.listening)}, all open ${shown(cold.reachedMs.ready)}; npm ci alone ${shown(bare)}`,
    );
    console.log(`new folder: ${partsOf(fresh.reachedMs)}`);
    for (const { reachedMs } of warm) console.log(`warm: ${partsOf(reachedMs)}`);
    const seconds = { unit: 's', better: 'less' } as const;
    return [
      { name: 'warm start', value: toSeconds(best), goal: 2, ...seconds },
      {
        name: 'first start on a new folder',
        value: toSeconds(fresh.reachedMs.listening),
        goal: 4,
        ...seconds,
      },
      { name: 'cold start', value: toSeconds(cold.reachedMs.listening), goal: 20, ...seconds },
      {
        name: 'cold start over npm ci alone',
        value: cold.reachedMs.listening / bare,
        goal: 2,
        unit: '',
        better: 'less',
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) report(await startBench());
