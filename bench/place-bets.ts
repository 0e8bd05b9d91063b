import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPgbench, startPostgres } from '../packages/server/test/support/database/postgres.ts';
import { type Figure, report } from './figure.ts';
import { type LoadResult, type LoadTarget, loadWithBets } from './place-bets/load.ts';
import { startBenchHouse } from './place-bets/start-house.ts';
import { tpcbThroughDriver } from './place-bets/tpcb.ts';
import { median } from './quantile.ts';

const connections = 64;
const warmMs = 1500;
const roundMs = 4000;
const rounds = 3;

const perSecond = (results: readonly LoadResult[]): number =>
  median(results.map((result) => result.perSecond));

function printResults(name: string, results: readonly LoadResult[]): void {
  const p50 = median(results.map((result) => result.p50)).toFixed(1);
  const p99 = median(results.map((result) => result.p99)).toFixed(1);
  const refused = results.reduce((sum, result) => sum + result.refused, 0);
  console.log(
    `${name}: ${Math.round(perSecond(results))} bets/s, p50 ${p50} ms, p99 ${p99} ms, refused ${refused}`,
  );
}

async function pgbenchTps(pgbench: string, url: string): Promise<number> {
  const { stdout } = await promisify(execFile)(pgbench, [
    '-n',
    '-c',
    '8',
    '-j',
    '2',
    '-T',
    String(roundMs / 1000),
    url,
  ]);
  return Number(/tps = ([\d.]+) \(without/.exec(stdout)?.[1] ?? /tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0);
}

/** Accepted bets per second through HTTP, against separate statements and TPC-B on the same cluster in the same run. */
export async function placeBetsBench(): Promise<Figure[]> {
  const postgres = await startPostgres({ isOnDisk: true });
  if (postgres === undefined) throw new Error('no PostgreSQL to measure on');
  const folder = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
  const onPostgres = { DATABASE_URL: postgres.url };
  const batch = await startBenchHouse('batch', onPostgres);
  const separate = await startBenchHouse('separate', onPostgres);
  const embedded = await startBenchHouse('batch', { DATA_DIR: folder });
  const hotClient: LoadTarget = { ...batch, tokens: batch.tokens.slice(0, 1) };
  const hotMarket: LoadTarget = { ...batch, events: batch.events.slice(0, 1) };
  const ways: Record<string, LoadTarget> = {
    batch,
    separate,
    'hot client': hotClient,
    'hot market': hotMarket,
    embedded,
  };
  const results: Record<string, LoadResult[]> = {};
  const tpcb: number[] = [];
  const pgbench = await findPgbench();
  if (pgbench !== undefined) await promisify(execFile)(pgbench, ['-i', '-q', '-s', '10', postgres.url]);

  for (const target of Object.values(ways)) await loadWithBets(target, connections, warmMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(ways)) {
      results[name] = [...(results[name] ?? []), await loadWithBets(target, connections, roundMs)];
    }
    tpcb.push(
      pgbench === undefined
        ? await tpcbThroughDriver(postgres.url, roundMs)
        : await pgbenchTps(pgbench, postgres.url),
    );
  }
  await Promise.all([batch.stop(), separate.stop(), embedded.stop()]);
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });

  for (const [name, found] of Object.entries(results)) printResults(name, found);
  console.log(
    `TPC-B at 8 connections (${pgbench === undefined ? 'driver' : 'pgbench'}): ${Math.round(median(tpcb))} /s`,
  );
  const of = (name: string) => perSecond(results[name] ?? []);
  const more = { unit: 'x', better: 'more' } as const;
  return [
    { name: 'bets/s over separate statements', value: of('batch') / of('separate'), goal: 4, ...more },
    {
      name: 'bets/s over TPC-B',
      value: of('batch') / median(tpcb),
      goal: pgbench === undefined ? 2 : 1.2,
      ...more,
    },
    { name: 'embedded over PostgreSQL', value: of('embedded') / of('batch'), goal: 0.5, ...more },
    { name: 'one hot client over many', value: of('hot client') / of('batch'), goal: 0.5, ...more },
    { name: 'one hot market over many', value: of('hot market') / of('batch'), goal: 0.5, ...more },
  ];
}

if (import.meta.main) report(await placeBetsBench());
