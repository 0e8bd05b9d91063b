import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../packages/server/test/support/database/postgres.ts';
import { watchHouse } from './fan-out/watch-house.ts';
import { startWatched, type Watched } from './fan-out/watched-process.ts';
import { type Figure, report } from './figure.ts';
import type { BenchClient } from './make-clients.ts';
import { type Bettors, betSteadily, type SteadyBets } from './tables/bet-steadily.ts';
import { followTable, untilTable } from './tables/follow-table.ts';

const socketCount = Number(process.env.TABLES_SOCKETS ?? 1000);
const betsPerSecond = Number(process.env.TABLES_BETS ?? 200);
const roundCount = Number(process.env.TABLES_ROUNDS ?? 2);
/** Beside those with sockets, who all bet at one table: their wallets are the ones watched. */
const otherCount = 200;
const idleMs = 15_000;
/** Longer than any bet takes to be answered, shorter than the cards take to fall. */
const answeredMs = 1500;

interface HouseAccess {
  readonly address: string;
  readonly clients: readonly BenchClient[];
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;

/** In percent of one core. */
async function coreShare(house: Watched<unknown>, work: () => Promise<unknown>): Promise<number> {
  const [cpuBefore, startedAt] = [await house.cpuMs(), performance.now()];
  await work();
  return (((await house.cpuMs()) - cpuBefore) / (performance.now() - startedAt)) * 100;
}

/** When each client's wallet was last heard of, in milliseconds since the epoch. */
type WalletTimes = Map<string, number>;

async function openSockets(
  { address, clients }: HouseAccess,
  rooms: readonly string[],
  heard: WalletTimes,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  const open = (client: BenchClient, index: number) =>
    watchHouse(
      { address, ...client, room: rooms[index % rooms.length] ?? '' },
      () => undefined,
      (message) => {
        if (message.startsWith('42["coinUpdate"')) heard.set(client.userId, Date.now());
      },
    );
  for (let first = 0; first < clients.length; first += 50) {
    const next = clients.slice(first, first + 50);
    sockets.push(...(await Promise.all(next.map((client, index) => open(client, index)))));
  }
  return sockets;
}

interface PlayedRound {
  readonly bets: SteadyBets;
  /** From the declaration to the last wallet. */
  readonly walletsMs: number;
  /** For which the result is shown before the next round. */
  readonly pauseMs: number;
}

interface Playing {
  readonly address: string;
  readonly tables: readonly [Bettors, Bettors];
  readonly heard: WalletTimes;
  /** When the books say that the round was declared. */
  readonly declaredAt: (roundId: string) => Promise<number>;
}

/** One whole round of the first table, with bets at both all the time. */
async function playRound({ address, tables, heard, declaredAt }: Playing): Promise<PlayedRound> {
  const [{ table, clients }] = tables;
  const before = table.picture()?.data.t1[0]?.mid;
  await untilTable(table, ({ data, table: now }) => data.t1[0]?.mid !== before && now?.phase === 'bets');
  const betting = betSteadily(address, tables, betsPerSecond);
  await untilTable(table, ({ table: now }) => now?.phase === 'card');
  await pause(answeredMs);
  // From here to the next round nothing but its result moves the wallets of this table's clients.
  const dealtAt = Date.now();
  const isPaid = ({ userId }: BenchClient) => (heard.get(userId) ?? 0) > dealtAt;
  const { data, table: shown } = await untilTable(table, ({ table: now }) => now?.phase === 'result');
  const pauseMs = (shown?.secondsTotal ?? 0) * 1000;
  const givenUpAt = Date.now() + pauseMs * 2;
  while (!clients.every(isPaid) && Date.now() < givenUpAt) await pause(5);
  const lastAt = Math.max(...clients.map(({ userId }) => heard.get(userId) ?? 0));
  const bets = await betting.stop();
  const unpaid = clients.filter((client) => !isPaid(client)).length;
  if (unpaid > 0) throw new Error(`${unpaid} wallets were not updated by the result`);
  return { bets, walletsMs: lastAt - (await declaredAt(String(data.t1[0]?.mid))), pauseMs };
}

async function measure(house: Watched<HouseAccess>, declaredAt: Playing['declaredAt']): Promise<Figure[]> {
  const { address, clients } = house.first;
  const [seated, others] = [clients.slice(0, socketCount), clients.slice(socketCount)];
  const nine = { table: followTable(address, { code: 'teen9', eventId: '3048' }), clients: seated };
  const andar = { table: followTable(address, { code: 'abj', eventId: '3043' }), clients: others };
  const idleShare = await coreShare(house, () => pause(idleMs));

  const heard: WalletTimes = new Map();
  await untilTable(nine.table, ({ table }) => table?.phase === 'bets');
  const quiet = betSteadily(address, [nine, andar], betsPerSecond);
  await untilTable(nine.table, ({ table }) => table?.phase === 'result');
  const alone = await quiet.stop();

  const sockets = await openSockets({ address, clients: seated }, ['teen9', 'abj'], heard);
  const played: PlayedRound[] = [];
  const fullShare = await coreShare(house, async () => {
    for (let round = 0; round < roundCount; round += 1)
      played.push(await playRound({ address, tables: [nine, andar], heard, declaredAt }));
  });
  for (const socket of sockets) socket.close();
  for (const { table } of [nine, andar]) table.stop();

  const took = played.flatMap(({ bets }) => bets.took);
  const refused = played.reduce((sum, { bets }) => sum + bets.refused, 0);
  const slowest = played.reduce((one, other) => (other.walletsMs > one.walletsMs ? other : one));
  console.log(
    `${took.length} bets in ${roundCount} rounds, ${refused} refused at the end of a window; p99 ${p99(took).toFixed(0)} ms, ` +
      `${p99(alone.took).toFixed(0)} ms without sockets; house ${fullShare.toFixed(0)} % of a core, ` +
      `${idleShare.toFixed(1)} % with nobody there; last of ${seated.length} wallets after ${slowest.walletsMs.toFixed(0)} ms`,
  );
  const less = { better: 'less' } as const;
  return [
    {
      name: 'two tables with nobody there, share of one core',
      value: idleShare,
      goal: 5,
      unit: '%',
      ...less,
    },
    {
      name: `two tables with ${socketCount} sockets and ${betsPerSecond} bets a second, share of one core`,
      value: fullShare,
      goal: 80,
      unit: '%',
      ...less,
    },
    {
      name: 'placement p99 with the sockets over without',
      value: p99(took) / p99(alone.took),
      goal: 4,
      unit: 'x',
      ...less,
    },
    {
      name: 'result to the last wallet over the pause before the next round',
      value: slowest.walletsMs / slowest.pauseMs,
      goal: 0.5,
      unit: 'x',
      ...less,
    },
  ];
}

/** Two tables, their sockets and a steady flow of bets: what they cost, how long a bet and a result take. */
export async function tablesBench(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('no PostgreSQL to measure on');
  const house = await startWatched<HouseAccess>(
    '../tables/house-process.ts',
    [String(socketCount + otherCount)],
    { DATABASE_URL: postgres.url },
  );
  const books = new pg.Client({ connectionString: postgres.url });
  await books.connect();
  const declaredAt = async (roundId: string) => {
    const { rows } = await books.query('select declared_at from settlement where market_id = $1', [roundId]);
    return Number(rows[0]?.declared_at);
  };
  try {
    return await measure(house, declaredAt);
  } finally {
    await books.end();
    await house.stop();
    await postgres.stop();
  }
}

if (import.meta.main) {
  report(await tablesBench());
  process.exit();
}
