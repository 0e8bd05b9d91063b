import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startWatched } from './fan-out/watched-process.ts';
import { type Figure, report } from './figure.ts';

const settleMs = 20_000;
const measureMs = 60_000;

/** Share of a core used by the whole season at normal pace without clients, embedded database included. */
export async function seasonBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-season-'));
  const house = await startWatched('../season/season-process.ts', [], { DATA_DIR: folder, DATABASE_URL: '' });
  await pause(settleMs);
  const before = await house.cpuMs();
  await pause(measureMs);
  const used = (await house.cpuMs()) - before;
  await house.stop();
  await rm(folder, { recursive: true, force: true });
  return [
    {
      name: 'season, share of one core',
      value: (used / measureMs) * 100,
      goal: 15,
      unit: '%',
      better: 'less',
    },
  ];
}

if (import.meta.main) report(await seasonBench());
