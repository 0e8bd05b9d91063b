import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { unsentMost } from '../../src/live/connection.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { stallingProxy } from '../support/database/stalling-proxy.ts';
import {
  type Client,
  flood,
  floodingSocket,
  from,
  halfSentBody,
  type Nuisance,
  stalledSocket,
} from './hostile-clients.ts';
import { untilEnough } from './storm-waits.ts';

const program = fileURLToPath(new URL('./hostile-house.ts', import.meta.url));
const honestCount = 12;
const hostileCount = 6;
const betsEach = inject('caseFactor') > 1 ? 40 : 20;
const [statementSeconds, lockSeconds] = [3, 2];

interface House {
  readonly address: string;
  readonly clients: readonly Client[];
  setTimeBy(ms: number): void;
  /** Throws once the house has ended by itself. */
  expectAlive(): void;
  kill(): Promise<void>;
}

async function startHouse(databaseUrl: string): Promise<House> {
  const child = fork(program, {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      STORM_CLIENTS: String(honestCount + hostileCount),
      DATABASE_STATEMENT_SECONDS: String(statementSeconds),
      DATABASE_LOCK_SECONDS: String(lockSeconds),
      REQUEST_TIMEOUT_SECONDS: '5',
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [message] = await once(child, 'message');
  return {
    ...(message as Pick<House, 'address' | 'clients'>),
    setTimeBy: (setBy) => child.send({ setBy }),
    expectAlive() {
      const { exitCode, signalCode } = child;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`the house ended with ${signalCode ?? exitCode}`);
    },
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

interface Reply {
  readonly error: boolean;
  readonly message: string;
  readonly data?: { readonly betId?: string };
}

interface Player extends Client {
  readonly address: string;
  /** Of every reply it was given. */
  readonly statuses: Set<number>;
  readonly over: AbortSignal;
}

/** A player with a bad connection: sends again under the same id until the house itself answers. */
async function placeUntilAnswered(house: () => House, player: Player, requestId: string): Promise<Reply> {
  const { token, address, statuses, over } = player;
  const body = JSON.stringify({
    odds: 0.85,
    amount: 100,
    selectionId: '1',
    marketId: '1.9000',
    eventId: '9000',
    oddsType: 'bookmaker',
    type: 'L',
    requestId,
  });
  for (;;) {
    const reply = await fetch(`${house().address}/api/sports/oddBetPlaced`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...from(address) },
      body,
    })
      .then(async (answer) => {
        statuses.add(answer.status);
        // A refused bet is answered with 422.
        return [200, 422].includes(answer.status) ? ((await answer.json()) as Reply) : undefined;
      })
      .catch(() => undefined);
    if (reply !== undefined && !/at this moment/.test(reply.message)) return reply;
    if (over.aborted) return { error: true, message: 'the storm is over' };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const booked = statement('hostile-booked', 'select id, request_id from bet');

/** The house's own figures of its sockets. */
async function socketsOf({
  address,
}: House): Promise<{ behind: number; flood: number; unsentBytes: number }> {
  const text = await fetch(`${address}/metrics`).then((reply) => reply.text());
  const figure = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')[1],
    );
  return {
    behind: figure('live_sockets_cut_total{reason="behind"}'),
    flood: figure('live_sockets_cut_total{reason="flood"}'),
    unsentBytes: figure('live_unsent_bytes'),
  };
}

function harass(house: House, hostile: readonly Client[]) {
  const { address } = house;
  const bodies = hostile.map(() => halfSentBody(address));
  const wrong = { username: 'STORM1', password: 'wrong', domainUrl: 'localhost' };
  const calm = () => {
    for (const nuisance of nuisances) nuisance.stop();
  };
  onTestFinished(calm);
  const nuisances: Nuisance[] = [
    ...bodies,
    ...hostile.flatMap((client) => [
      stalledSocket(address, client),
      floodingSocket(address, client),
      flood(address, 'user/completeLedgerDetails', { marketId: '1.9000' }, client.token),
    ]),
    flood(address, 'user/login', wrong),
    flood(address, 'user/userBalance', {}, 'x'.repeat(43)),
  ];
  return {
    /** Once every hostile client has met its limit: half-sent bodies, sockets that flood, and sockets that do not read. */
    async untilAllCut() {
      await Promise.all(bodies.map(({ closed }) => closed));
      await vi.waitFor(async () => {
        house.expectAlive();
        const { behind, flood, unsentBytes } = await socketsOf(house);
        expect(unsentBytes).toBeLessThanOrEqual(2 * hostile.length * unsentMost);
        expect([behind, flood]).toEqual([hostile.length, hostile.length]);
      }, untilEnough);
    },
    calm,
  };
}

test('among stalled sockets, floods, half-sent bodies, a clock that steps, a database that hangs and a kill, every bet is in the books once', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  onTestFinished(() => postgres.stop());
  const proxy = await stallingProxy(postgres.url);
  onTestFinished(() => proxy.close());
  const over = new AbortController();
  onTestFinished(() => over.abort());
  let house = await startHouse(proxy.url);
  const honest = house.clients.slice(0, honestCount).map(
    (client, index): Player => ({
      ...client,
      address: `10.1.0.${index}`,
      statuses: new Set(),
      over: over.signal,
    }),
  );
  const hostile = house.clients.slice(honestCount);
  const heard = new Map<string, string | undefined>();
  let answered = 0;
  const first = harass(house, hostile);

  const playing = honest.map(async (client, player) => {
    for (let bet = 0; bet < betsEach; bet += 1) {
      const requestId = `storm-${player}-${bet}-request`;
      const reply = await placeUntilAnswered(() => house, client, requestId);
      heard.set(requestId, reply.error ? undefined : reply.data?.betId);
      answered += 1;
    }
  });
  const reached = async (share: number) => {
    while (answered < honestCount * betsEach * share) {
      house.expectAlive();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  await reached(0.2);
  house.setTimeBy(-60_000);
  await reached(0.35);
  house.setTimeBy(120_000);
  await reached(0.5);
  await first.untilAllCut();
  proxy.stall();
  // Longer than the house waits for any answer of it.
  await new Promise((resolve) => setTimeout(resolve, 1000 * (statementSeconds + lockSeconds)));
  proxy.resume();
  await reached(0.7);
  first.calm();
  await house.kill();
  house = { ...(await startHouse(proxy.url)), clients: house.clients };
  const second = harass(house, hostile);
  await reached(1);
  await Promise.all(playing);
  // A repeated request gets the same answer.
  for (const [player, client] of honest.entries()) {
    const requestId = `storm-${player}-0-request`;
    const again = await placeUntilAnswered(() => house, client, requestId);
    expect(again.error ? undefined : again.data?.betId).toBe(heard.get(requestId));
    // Neither a flood from others nor a clock that steps has an honest player refused for too many calls.
    expect(client.statuses).not.toContain(429);
  }
  second.calm();
  await house.kill();

  const db = openPostgres(postgres.url, createLog('silent'));
  const inBooks = new Map(
    (await db.query<{ id: bigint; request_id: string }>(booked)).map((row) => [
      row.request_id,
      String(row.id),
    ]),
  );
  const accepted = [...heard].filter(([, bet]) => bet !== undefined);
  expect(Object.fromEntries(inBooks)).toEqual(Object.fromEntries(accepted));
  expect(accepted.length).toBeGreaterThan((honestCount * betsEach) / 2);
  expect((await auditHouse(db)).faults).toEqual([]);
  await db.close();
});
