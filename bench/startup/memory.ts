import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../packages/server/test/support/database/postgres.ts';
import { type Figure, report } from '../figure.ts';
import { root, startWithNpm } from './started-house.ts';

const idleMs = 60_000;
/** How much quicker than usual the season runs, so that a day of it passes while one waits. */
const speed = 360;
const hourMs = 3_600_000 / speed;

/** Memory of a house that nobody visits, with its season. */
async function idleMb(env: Record<string, string>): Promise<number> {
  const house = await startWithNpm(root, env);
  await pause(idleMs);
  const used = house.memoryMb();
  await house.stop();
  return used;
}

/** Memory after 24 hours of the season over after 4. */
async function growthOverDay(env: Record<string, string>): Promise<number> {
  const house = await startWithNpm(root, { ...env, SIM_SPEED: String(speed) });
  await pause(4 * hourMs);
  const before = house.memoryMb();
  await pause(20 * hourMs);
  const after = house.memoryMb();
  await house.stop();
  console.log(`a day of the season: ${before.toFixed(0)} MB after 4 hours, ${after.toFixed(0)} MB after 24`);
  return after / before;
}

export async function memoryBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-memory-'));
  const postgres = await startPostgres();
  try {
    const megabytes = { unit: 'MB', better: 'less' } as const;
    const embedded = { DATABASE_URL: '', DATA_DIR: join(folder, 'embedded') };
    const figures: Figure[] = [
      { name: 'idle house, embedded database', value: await idleMb(embedded), goal: 350, ...megabytes },
    ];
    if (postgres !== undefined) {
      const settings = { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'postgres') };
      figures.push({
        name: 'idle house, PostgreSQL',
        value: await idleMb(settings),
        goal: 250,
        ...megabytes,
      });
    }
    const day = await growthOverDay({ DATABASE_URL: '', DATA_DIR: join(folder, 'day') });
    figures.push({
      name: 'memory after 24 hours of the season over 4',
      value: day,
      goal: 1.2,
      unit: '',
      better: 'less',
    });
    return figures;
  } finally {
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) report(await memoryBench());
