import { setTimeout as pause } from 'node:timers/promises';
import { numberUpTo, readSettings, wholeNumber } from '@maidan/process/settings.ts';
import pg from 'pg';
import { tables as allTables } from '../packages/games/src/registry.ts';
import { startPostgres } from '../packages/server/test/support/database/postgres.ts';
import { watchHouse } from './fan-out/watch-house.ts';
import { startWatched, type Watched } from './fan-out/watched-process.ts';
import { type Figure, report } from './figure.ts';
import type { BenchClient } from './make-clients.ts';
import { p99 } from './quantile.ts';
import { betSteadily, type NextBet, type SteadyBets } from './tables/bet-steadily.ts';
import { type FollowedTable, followTable, untilTable } from './tables/follow-table.ts';

const {
  TABLES_SOCKETS: socketCount,
  TABLES_BETS: betsPerSecond,
  TABLES_ROUNDS: roundCount,
} = readSettings(
  {
    TABLES_SOCKETS: wholeNumber(1, 100_000).default(1000),
    TABLES_BETS: numberUpTo(100_000).default(200),
    TABLES_ROUNDS: wholeNumber(1, 1000).default(2),
  },
  process.env,
);
/** Clients besides those with sockets, who all bet at one table and whose wallets are watched. */
const otherCount = 200;
const idleMs = 15_000;
const baselineMs = 20_000;
/** It gets every second bet, so that each client who watches it has one in a round. */
const watchedTable = 'teen9';
/** Longer than any bet takes to be answered, shorter than dealing the cards takes. */
const answeredMs = 1500;

interface HouseAccess {
  readonly address: string;
  readonly clients: readonly BenchClient[];
  /** Matches that take bets, in a house of the sports product. */
  readonly events: readonly string[];
}

/** Processor time while working, in percent of one core. */
async function coreShare(house: Watched<unknown>, work: () => Promise<unknown>): Promise<number> {
  const [cpuBefore, startedAt] = [await house.cpuMs(), performance.now()];
  await work();
  return (((await house.cpuMs()) - cpuBefore) / (performance.now() - startedAt)) * 100;
}

/** When the last update of each client's wallet was received, in milliseconds since the epoch. */
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
  /** From the declaration to the last wallet update. */
  readonly walletsMs: number;
  /** How long the result is shown before the next round. */
  readonly pauseMs: number;
}

interface Playing {
  readonly address: string;
  readonly table: FollowedTable;
  /** The clients who bet at this table and have sockets. */
  readonly clients: readonly BenchClient[];
  readonly places: readonly NextBet[];
  readonly heard: WalletTimes;
  /** When the round was declared, according to the books. */
  readonly declaredAt: (roundId: string) => Promise<number>;
}

/** Plays one whole round of the watched table, with bets at all tables. */
async function playRound(playing: Playing): Promise<PlayedRound> {
  const { address, table, clients, places, heard, declaredAt } = playing;
  const before = table.picture()?.data.t1[0]?.mid;
  await untilTable(table, ({ data, table: now }) => data.t1[0]?.mid !== before && now?.phase === 'bets');
  const betting = betSteadily(address, places, betsPerSecond);
  await untilTable(table, ({ table: now }) => now?.phase === 'card');
  await pause(answeredMs);
  // From here to the next round only the round's result changes the wallets of this table's clients.
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

/** Bets by each of the clients in turn. */
function betsAt(table: FollowedTable, clients: readonly BenchClient[]): NextBet {
  let turn = 0;
  return () => {
    const offers = table.offers();
    const offer = offers[turn % offers.length];
    const client = clients[turn % clients.length];
    if (offer === undefined || client === undefined) return undefined;
    turn += 1;
    const { code, eventId } = table;
    return {
      name: code,
      path: 'casino/casinoBetPlace',
      body: { ...offer, amount: 100, casinoType: code, eventId },
      client,
    };
  };
}

/** The watched table every second turn, and the others in turn in between. */
function alternate(watched: NextBet, others: readonly NextBet[]): readonly NextBet[] {
  return others.flatMap((other) => [watched, other]);
}

/** Placement with no table running: the same rate of bets on matches whose prices never change. */
async function placeOnMatches({ address, clients, events }: HouseAccess): Promise<SteadyBets> {
  let turn = 0;
  const bet: NextBet = () => {
    turn += 1;
    const [client, event] = [clients[turn % clients.length], events[turn % events.length]];
    if (client === undefined || event === undefined) return undefined;
    const body = {
      odds: 0.9,
      amount: 100,
      selectionId: turn % 2 === 0 ? '1' : '2',
      marketId: `1.${event}`,
      eventId: event,
      oddsType: 'bookmaker',
      type: 'L',
    };
    return { name: 'bookmaker', path: 'sports/oddBetPlaced', body, client };
  };
  const betting = betSteadily(address, [bet], betsPerSecond);
  await pause(baselineMs);
  return betting.stop();
}

async function measure(
  house: Watched<HouseAccess>,
  baseline: SteadyBets,
  followed: readonly FollowedTable[],
  declaredAt: Playing['declaredAt'],
): Promise<Figure[]> {
  const { address, clients } = house.first;
  const [seated, others] = [clients.slice(0, socketCount), clients.slice(socketCount)];
  const watched = followed.find(({ code }) => code === watchedTable);
  if (watched === undefined) throw new Error(`no table ${watchedTable}`);
  const places = alternate(
    betsAt(watched, seated),
    followed.filter((table) => table !== watched).map((table) => betsAt(table, others)),
  );
  const idleShare = await coreShare(house, () => pause(idleMs));

  const heard: WalletTimes = new Map();
  const rooms = followed.map(({ code }) => code);
  const sockets = await openSockets({ ...house.first, clients: seated }, rooms, heard);
  const played: PlayedRound[] = [];
  const fullShare = await coreShare(house, async () => {
    for (let round = 0; round < roundCount; round += 1)
      played.push(await playRound({ address, table: watched, clients: seated, places, heard, declaredAt }));
  });
  for (const socket of sockets) socket.close();

  const took = played.flatMap(({ bets }) => bets.took);
  const refused = played.flatMap(({ bets }) => [...bets.refused].map(([why, count]) => `${count} x ${why}`));
  const slowest = played.reduce((one, other) => (other.walletsMs > one.walletsMs ? other : one));
  console.log(
    `${took.length} bets at ${followed.length} tables, refused: ${refused.join(', ') || 'none'}; p99 ${p99(took).toFixed(0)} ms, ` +
      `${p99(baseline.took).toFixed(0)} ms with no table running; house ${fullShare.toFixed(0)} % of a core, ` +
      `${idleShare.toFixed(1)} % with nobody there; last of ${seated.length} wallets after ${slowest.walletsMs.toFixed(0)} ms`,
  );
  const less = { better: 'less' } as const;
  return [
    {
      name: `the runners of ${followed.length} tables, share of one core`,
      value: idleShare,
      goal: 15,
      unit: '%',
      ...less,
    },
    {
      name: `tables with ${socketCount} sockets and ${betsPerSecond} bets a second, share of one core`,
      value: fullShare,
      goal: 80,
      unit: '%',
      ...less,
    },
    {
      name: 'placement p99 at the tables over placement with no table running',
      value: p99(took) / p99(baseline.took),
      goal: 2,
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

/**
 * Every table with sockets and a steady rate of bets: the processor time, and how long a bet and a result
 * take.
 */
export async function tablesBench(): Promise<Figure[]> {
  const postgres = await startPostgres({ isOnDisk: true });
  if (postgres === undefined) throw new Error('no PostgreSQL to measure on');
  const startHouse = (product: string) =>
    startWatched<HouseAccess>('../tables/house-process.ts', [String(socketCount + otherCount), product], {
      DATABASE_URL: postgres.url,
    });
  const books = new pg.Client({ connectionString: postgres.url });
  await books.connect();
  const declaredAt = async (roundId: string) => {
    const { rows } = await books.query('select declared_at from settlement where market_id = $1', [roundId]);
    return Number(rows[0]?.declared_at);
  };
  try {
    const sports = await startHouse('sports');
    const baseline = await placeOnMatches(sports.first).finally(() => sports.stop());
    const house = await startHouse('tables');
    const followed = allTables.map((table) => followTable(house.first.address, table));
    try {
      return await measure(house, baseline, followed, declaredAt);
    } finally {
      await Promise.all(followed.map((table) => table.stop()));
      await house.stop();
    }
  } finally {
    await books.end();
    await postgres.stop();
  }
}

if (import.meta.main) {
  report(await tablesBench());
  process.exit();
}
