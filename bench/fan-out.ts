import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings, wholeNumber } from '@maidan/process/settings.ts';
import { ageMs, type HouseAccess, watchHouse } from './fan-out/watch-house.ts';
import { startWatched, type Watched } from './fan-out/watched-process.ts';
import { type Figure, report } from './figure.ts';
import { p99 } from './quantile.ts';

const { FAN_OUT_CLIENTS: clientCount } = readSettings(
  { FAN_OUT_CLIENTS: wholeNumber(1, 100_000).default(2000) },
  process.env,
);
const measureMs = 15_000;
const settleMs = 4000;
const beatMs = 250;

interface Tally {
  readonly perClient: number[];
  readonly latencies: number[];
  readonly sizes: number[];
  bytes: number;
  isCounting: boolean;
}

const newTally = (): Tally => ({
  perClient: Array(clientCount).fill(0),
  latencies: [],
  sizes: [],
  bytes: 0,
  isCounting: false,
});

function count(tally: Tally, client: number, message: string): void {
  if (!tally.isCounting) return;
  tally.perClient[client] = (tally.perClient[client] ?? 0) + 1;
  tally.bytes += message.length;
  if (client === 0) tally.sizes.push(message.length);
  const age = client % 20 === 0 ? ageMs(message) : undefined;
  if (age !== undefined) tally.latencies.push(age);
}

function watchRaw(address: string, client: number, tally: Tally): Promise<WebSocket> {
  const socket = new WebSocket(address.replace('http', 'ws'));
  return new Promise((resolve, reject) => {
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error('a client could not connect'));
    socket.onmessage = ({ data }) => count(tally, client, String(data));
  });
}

async function openAll(open: (client: number) => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let client = 0; client < clientCount; client += 50) {
    const next = Array.from({ length: Math.min(50, clientCount - client) }, (_, index) =>
      open(client + index),
    );
    sockets.push(...(await Promise.all(next)));
  }
  return sockets;
}

/** Processor time of the server per message delivered, in microseconds. */
async function measure(server: Watched<unknown>, tally: Tally): Promise<number> {
  await pause(settleMs);
  const before = await server.cpuMs();
  tally.isCounting = true;
  await pause(measureMs);
  tally.isCounting = false;
  const used = (await server.cpuMs()) - before;
  const delivered = tally.perClient.reduce((sum, messages) => sum + messages, 0);
  return (used * 1000) / delivered;
}

/** 2,000 sockets on one match: what a delivery costs the server, against one prepared frame over bare websockets. */
export async function fanOutBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-fan-'));
  const house = await startWatched<HouseAccess>('./house-process.ts', [], {
    DATA_DIR: folder,
    DATABASE_URL: '',
  });
  const heard = newTally();
  const fans = await openAll((client) => watchHouse(house.first, (message) => count(heard, client, message)));
  const houseCost = await measure(house, heard);
  for (const socket of fans) socket.close();
  await house.stop();
  await rm(folder, { recursive: true, force: true });

  const raw = await startWatched<{ address: string }>(
    './raw-process.ts',
    [String(beatMs), JSON.stringify(heard.sizes)],
    {},
  );
  const rawHeard = newTally();
  const bare = await openAll((client) => watchRaw(raw.first.address, client, rawHeard));
  const rawCost = await measure(raw, rawHeard);
  for (const socket of bare) socket.close();
  await raw.stop();

  const [least, most] = [Math.min(...heard.perClient), Math.max(...heard.perClient)];
  const kBPerMinute = (heard.bytes / clientCount / (measureMs / 60_000) / 1000).toFixed(0);
  console.log(
    `${clientCount} clients, ${most} messages each (fewest ${least}), ${kBPerMinute} kB per client per minute`,
  );
  console.log(
    `server time per delivery ${houseCost.toFixed(1)} us, bare websocket ${rawCost.toFixed(1)} us; tick to client p99 ${p99(heard.latencies)} ms`,
  );
  return [
    // Clients that joined at the edge of the interval may have received one beat more or less.
    {
      name: 'messages missed by the unluckiest client',
      value: Math.max(0, most - least - 1),
      goal: 0.5,
      unit: '',
      better: 'less',
    },
    {
      name: 'server time per delivery over a bare websocket',
      value: houseCost / rawCost,
      goal: 2,
      unit: 'x',
      better: 'less',
    },
  ];
}

if (import.meta.main) {
  report(await fanOutBench());
  process.exit();
}
