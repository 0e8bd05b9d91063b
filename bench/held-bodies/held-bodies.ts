import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startWatched } from '../fan-out/watched-process.ts';
import { type Figure, report } from '../figure.ts';
import type { BenchClient } from '../make-clients.ts';
import { p99 } from '../quantile.ts';
import { betSteadily, type NextBet } from '../tables/bet-steadily.ts';

interface HouseAccess {
  readonly address: string;
  readonly clients: readonly BenchClient[];
  readonly events: readonly string[];
}

const heldCount = 250;
const betsPerSecond = 50;
const healthEveryMs = 20;
const warmMs = 5000;
const startMs = 1000;
/** Stretches alone and beside the held bodies take turns, so that a slow moment of the machine meets both. */
const stretchMs = 10_000;
const stretches = 3;

interface Times {
  readonly placed: number[];
  readonly health: number[];
}

/** Bets of all clients in turn, each on the next match. */
function betsOf({ clients, events }: HouseAccess): NextBet {
  let count = 0;
  return () => {
    count += 1;
    const [client, event] = [clients[count % clients.length], events[count % events.length]];
    if (client === undefined || event === undefined) return undefined;
    const body = {
      odds: 0.9,
      amount: 100,
      selectionId: count % 2 === 0 ? '1' : '2',
      marketId: `1.${event}`,
      eventId: event,
      oddsType: 'bookmaker',
      type: 'L',
      requestId: `held-${process.pid}-${count}`,
    };
    return { name: 'bookmaker', path: 'sports/oddBetPlaced', body, client };
  };
}

async function askHealth(address: string, until: number): Promise<number[]> {
  const took: number[] = [];
  while (performance.now() < until) {
    const sentAt = performance.now();
    await (await fetch(`${address}/health`)).text();
    took.push(performance.now() - sentAt);
    await pause(healthEveryMs);
  }
  return took;
}

async function measure(house: HouseAccess, next: NextBet, forMs: number, into: Times): Promise<void> {
  const bets = betSteadily(house.address, [next], betsPerSecond);
  into.health.push(...(await askHealth(house.address, performance.now() + forMs)));
  const { took, refused } = await bets.stop();
  for (const [why, count] of refused) console.log(`${count} bets refused: ${why}`);
  into.placed.push(...took);
}

const newTimes = (): Times => ({ placed: [], health: [] });

/** One client holds 250 bodies and finishes them together: what that does to the bets of others, and to `/health`. */
export async function heldBodiesBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-held-'));
  const house = await startWatched<HouseAccess>('../held-bodies/house-process.ts', [], {
    DATA_DIR: folder,
    DATABASE_URL: '',
  });
  const [holder, ...others] = house.first.clients;
  const access = { ...house.first, clients: others };
  const next = betsOf(access);
  const [alone, beside] = [newTimes(), newTimes()];
  await measure(access, next, warmMs, newTimes());
  let finished = 0;
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    await measure(access, next, stretchMs, alone);
    const holding = await startWatched<{ count: string }>(
      '../held-bodies/holding-process.ts',
      [access.address, holder?.token ?? '', String(heldCount)],
      {},
    );
    // Starting it takes processor time from everybody.
    await pause(startMs);
    await measure(access, next, stretchMs, beside);
    finished += (await holding.figures()).finished ?? 0;
    await holding.stop();
  }
  await house.stop();
  await rm(folder, { recursive: true, force: true });
  console.log(
    `${beside.placed.length} bets p99 ${p99(beside.placed).toFixed(1)} ms beside held bodies, ${p99(alone.placed).toFixed(1)} ms alone; ` +
      `/health p99 ${p99(beside.health).toFixed(1)} ms and ${p99(alone.health).toFixed(1)} ms, at most ${Math.max(...beside.health).toFixed(0)} ms; ` +
      `${finished} bodies could still be finished`,
  );
  return [
    {
      name: "another client's placement p99 beside 250 held bodies, over without",
      value: p99(beside.placed) / p99(alone.placed),
      goal: 2,
      unit: 'x',
      better: 'less',
    },
    {
      name: '/health p99 beside 250 held bodies, over without',
      value: p99(beside.health) / p99(alone.health),
      goal: 2,
      unit: 'x',
      better: 'less',
    },
  ];
}

if (import.meta.main) {
  report(await heldBodiesBench());
  process.exit();
}
