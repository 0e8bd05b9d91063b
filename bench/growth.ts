import pg from 'pg';
import { startPostgres } from '../packages/server/test/support/database/postgres.ts';
import { type Figure, report } from './figure.ts';
import { type BenchRoads, benchBet, openBenchRoads } from './in-process-house.ts';
import { median } from './quantile.ts';

const sizes = { small: 1_000, large: 1_000_000 };
const clientCount = 1000;
const callers = 64;
const roundMs = 4000;
const rounds = 5;
const markets = Array.from({ length: 20 }, (_, index) => `market-${index}`);

const settledBets = `
  insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, state, profit, settlement_id, details, address, placed_at)
  select (select min(account_id) from wallet) + n % ${clientCount}, 'old-' || n % 500, 'old-' || n, 'x', '1', 'back', 10000, 9000, 9000,
    'settled', 9000, 1, '{"teamName":"Lions"}', '127.0.0.1', now()
  from generate_series(1, $1::int) n`;

async function openAt(url: string, name: string, settled: number): Promise<BenchRoads> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  const roads = await openBenchRoads(own.href, clientCount, markets);
  const filler = new pg.Client({ connectionString: own.href });
  await filler.connect();
  await filler.query(settledBets, [settled]);
  await filler.query('vacuum analyze');
  await filler.query('checkpoint');
  await filler.end();
  return roads;
}

async function betsPerSecond({ clients, bets }: BenchRoads): Promise<number> {
  let placed = 0;
  const startedAt = performance.now();
  const caller = async (seed: number) => {
    for (let turn = seed; performance.now() - startedAt < roundMs; turn += callers) {
      const client = clients[turn % clients.length] ?? 0n;
      const answer = await bets.place(benchBet(client, markets[turn % markets.length] ?? ''));
      if (!answer.ok) throw new Error(`a bet of the bench was refused: ${answer.refusal.code}`);
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  return (placed * 1000) / (performance.now() - startedAt);
}

/** Bets per second with a million settled bets, against a thousand, measured alternately in one cluster. */
export async function growthBench(): Promise<Figure[]> {
  const postgres = await startPostgres({ isOnDisk: true });
  if (postgres === undefined) throw new Error('no PostgreSQL to measure on');
  const small = await openAt(postgres.url, 'growth_small', sizes.small);
  const large = await openAt(postgres.url, 'growth_large', sizes.large);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = [await betsPerSecond(small), await betsPerSecond(large)];
    console.log(
      `${Math.round(one)} bets/s beside ${sizes.small} settled, ${Math.round(other)} beside ${sizes.large}`,
    );
    if (round > 0) ratios.push(other / one);
  }
  await small.db.close();
  await large.db.close();
  await postgres.stop();
  const value = median(ratios);
  return [
    { name: 'bets/s beside 1,000,000 settled bets over 1,000', value, goal: 0.9, unit: 'x', better: 'more' },
  ];
}

if (import.meta.main) report(await growthBench());
