import { type Db, statement } from '../packages/process/src/db/db.ts';
import { startPostgres } from '../packages/server/test/support/database/postgres.ts';
import { type Figure, report } from './figure.ts';
import { type BenchRoads, benchBet, openBenchRoads } from './in-process-house.ts';
import { p99 } from './quantile.ts';

const clientCount = 1000;
const betsEach = 100;
const callers = 8;
const idleMs = 4000;

/** Writes open bets and their books in one statement: every client backs the two sides alternately. */
const fill = statement(
  'bench-fill',
  `with placed as (
     insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, details, address, placed_at)
     select w.account_id, $1, $1 || '-' || n, 'x', (n % 2 + 1)::text, 'back', 10000, 9000, 9000, '{"teamName":"Lions"}', '127.0.0.1', now()
     from wallet w cross join generate_series(1, $2::int) n
   )
   insert into book (client_id, market_id, book, held, bets)
   select w.account_id, $1, jsonb_build_object('base', (-10000::bigint * $2)::text, 'swings',
     jsonb_build_array('1', (19000::bigint * $2 / 2)::text, '2', (19000::bigint * $2 / 2)::text)), 500 * $2, $2 from wallet w`,
);
const hold = statement('bench-hold', 'update wallet set exposure = exposure + 500 * $1::bigint');
const bareUpdate = statement(
  'bench-bare',
  `update bet set state = 'settled', profit = 1, settlement_id = 1 where market_id = $1`,
);
const vacuum = 'vacuum analyze bet; vacuum analyze book; vacuum analyze wallet;';

async function fillMarket(db: Db, market: string): Promise<void> {
  await db.query(fill, [market, betsEach]);
  await db.query(hold, [betsEach]);
}

/** Keeps placing bets on other markets until stopped; returns the 99th percentile of their times, in ms. */
function placeMeanwhile(roads: BenchRoads): { stop(): Promise<number> } {
  const took: number[] = [];
  let isOver = false;
  const caller = async (seed: number) => {
    for (let turn = seed; !isOver; turn += callers) {
      const startedAt = performance.now();
      const client = roads.clients[turn % roads.clients.length] ?? 0n;
      const answer = await roads.bets.place(benchBet(client, `other-${turn % 5}`));
      if (!answer.ok) throw new Error(`a bet of the bench was refused: ${answer.refusal.code}`);
      took.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const running = Promise.all(Array.from({ length: callers }, (_, index) => caller(index)));
  return {
    async stop() {
      isOver = true;
      await running;
      return p99(took);
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * A market of 100,000 open bets settles in chunks while its clients go on betting: against a bare UPDATE and
 * an idle house.
 */
export async function settleBench(): Promise<Figure[]> {
  const postgres = await startPostgres({ isOnDisk: true });
  if (postgres === undefined) throw new Error('no PostgreSQL to measure on');
  const others = Array.from({ length: 5 }, (_, index) => `other-${index}`);
  const roads = await openBenchRoads(postgres.url, clientCount, ['bare', 'declared', 'busy', ...others]);
  for (const market of ['bare', 'declared', 'busy']) await fillMarket(roads.db, market);
  for (const line of vacuum.split(';').filter((part) => part.trim() !== '')) await roads.db.script(line);

  const declaration = { rule: 'bench', reason: 'Bench.', declaredBy: 'bench', outcome: { winner: '1' } };
  const bareMs = await timed(() => roads.db.query(bareUpdate, ['bare']));
  const settleMs = await timed(() => roads.settling.declare({ ...declaration, marketId: 'declared' }));
  const idle = placeMeanwhile(roads);
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  const idleP99 = await idle.stop();
  const busy = placeMeanwhile(roads);
  const busyMs = await timed(() => roads.settling.declare({ ...declaration, marketId: 'busy' }));
  const busyP99 = await busy.stop();
  await roads.db.close();
  await postgres.stop();

  const bets = clientCount * betsEach;
  console.log(
    `${bets} bets: bare UPDATE ${Math.round(bareMs)} ms, settled in ${Math.round(settleMs)} ms alone and ${Math.round(busyMs)} ms beside placements`,
  );
  console.log(`placements: p99 ${idleP99.toFixed(1)} ms idle, ${busyP99.toFixed(1)} ms during settlement`);
  return [
    { name: 'settling over a bare UPDATE', value: settleMs / bareMs, goal: 6, unit: 'x', better: 'less' },
    {
      name: 'placement p99 during settlement over idle',
      value: busyP99 / idleP99,
      goal: 10,
      unit: 'x',
      better: 'less',
    },
  ];
}

if (import.meta.main) report(await settleBench());
