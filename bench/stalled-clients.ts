import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ageMs, type HouseAccess, watchHouse } from './fan-out/watch-house.ts';
import { startWatched, type Watched } from './fan-out/watched-process.ts';
import { type Figure, report } from './figure.ts';
import { p99 } from './quantile.ts';

const stalledCount = 200;
const healthyCount = 50;
/** A larger picture than most matches have, so that the system's buffers fill up within seconds. */
const sessionCount = 150;
const settleMs = 5000;
const aloneMs = 12_000;
const besideMs = 30_000;

interface Tally {
  ages: number[];
  missed: number;
  heard: number;
}

/** Counts the messages a client receives, and the gaps in their numbers. */
function counter(tallyNow: () => Tally): (message: string) => void {
  let last: number | undefined;
  return (message) => {
    const tally = tallyNow();
    const number = Number(/"n":(\d+)[,}]/.exec(message)?.[1]);
    if (last !== undefined) tally.missed += number - last - 1;
    last = number;
    tally.heard += 1;
    const age = ageMs(message);
    if (age !== undefined) tally.ages.push(age);
  };
}

const newTally = (): Tally => ({ ages: [], missed: 0, heard: 0 });

/** The server's highest memory use meanwhile, the most unsent data, and its share of a core in percent. */
async function watch(house: Watched<HouseAccess>) {
  const cpuBefore = await house.cpuMs();
  let [memoryMost, unsentMost] = [0, 0];
  for (let passed = 0; passed < besideMs; passed += 1000) {
    await pause(1000);
    const { memoryMb = 0, unsentMb = 0 } = await house.figures();
    memoryMost = Math.max(memoryMost, memoryMb);
    unsentMost = Math.max(unsentMost, unsentMb);
  }
  const cpuShare = (((await house.cpuMs()) - cpuBefore) / besideMs) * 100;
  return { memoryMost, unsentMost, cpuShare };
}

/** 200 clients that join and stop reading: their effect on the server's memory and on 50 other clients. */
export async function stalledClientsBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-stalled-'));
  const house = await startWatched<HouseAccess>('./house-process.ts', [String(sessionCount)], {
    DATA_DIR: folder,
    DATABASE_URL: '',
  });
  let tally = newTally();
  const healthy = await Promise.all(
    Array.from({ length: healthyCount }, () =>
      watchHouse(
        house.first,
        counter(() => tally),
      ),
    ),
  );
  await pause(settleMs);
  const alone = newTally();
  tally = alone;
  await pause(aloneMs);
  const memoryMb = async () => (await house.figures()).memoryMb ?? 0;
  const memoryBefore = await memoryMb();

  const beside = newTally();
  tally = beside;
  const stalled = await startWatched<{ stalled: number }>(
    '../stalled-clients/stalled-process.ts',
    [JSON.stringify(house.first), String(stalledCount)],
    {},
  );
  // Starting the stalled clients took processor time from everybody; from here on they only stall.
  beside.ages = [];
  const { memoryMost, unsentMost, cpuShare } = await watch(house);
  const memoryAfter = await memoryMb();
  const { cutCount = 0 } = await stalled.figures();

  for (const socket of healthy) socket.close();
  await stalled.stop();
  await house.stop();
  await rm(folder, { recursive: true, force: true });
  console.log(
    `at most ${unsentMost.toFixed(0)} MB unsent, ${cpuShare.toFixed(0)} % of a core; stalled clients were cut ${cutCount} times`,
  );
  console.log(
    `${stalledCount} stalled beside ${healthyCount}: ${memoryBefore.toFixed(0)} MB before, ${memoryAfter.toFixed(0)} MB after, ` +
      `at most ${memoryMost.toFixed(0)} MB; tick to client p99 ${p99(alone.ages)} ms alone, ${p99(beside.ages)} ms beside them`,
  );
  return [
    {
      name: 'memory beside 200 stalled clients over before',
      value: memoryMost / memoryBefore,
      goal: 1.3,
      unit: 'x',
      better: 'less',
    },
    {
      name: 'messages their neighbours missed',
      value: beside.missed,
      goal: 0.5,
      unit: '',
      better: 'less',
    },
    {
      name: "neighbours' p99 from tick to client over without them",
      value: p99(beside.ages) / p99(alone.ages),
      goal: 2,
      unit: 'x',
      better: 'less',
    },
  ];
}

if (import.meta.main) {
  report(await stalledClientsBench());
  process.exit();
}
