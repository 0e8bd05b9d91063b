import { createHmac, randomBytes } from 'node:crypto';
import { integerBetween, seededRandom } from '@maidan/betting';
import { createClient } from '@maidan/client/client.ts';
import { dataOf } from '@maidan/client/reply-wire.ts';
import { statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { readProviders } from '../../src/products/launched/game-store.ts';
import { ownProvider } from '../../src/products/launched/own-games.ts';
import { productChecks } from '../../src/products.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { type ProductHouse, startProductHouse } from './product-house.ts';
import { pause, untilEnough } from './storm-waits.ts';

const kills = 3;
const roundsLeast = 20;
const players = 5;
const gameId = '100000';
const pricePerPoint = 2;

type Answer = {
  readonly status: 'ok' | 'refused';
  readonly reason?: string;
  readonly [word: string]: unknown;
};

const random = seededRandom('a storm of wallet calls');
const chance = (perCent: number) => integerBetween(random, 1, 100) <= perCent;
const wallets = statement(
  'wallet-storm-wallets',
  `select a.username, w.balance, w.exposure from wallet w join account a on a.id = w.account_id where a.role = 'client'`,
);

interface Network {
  house: ProductHouse;
  readonly key: string;
  /** Every answer that arrived for each transaction. */
  readonly heard: Map<string, Set<string>>;
}

/** Sends a call once; undefined where no answer came: the house was dead, or unavailable. */
async function sendOnce({ house, key }: Network, call: string, body: object): Promise<Answer | undefined> {
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor(performance.timeOrigin + performance.now()));
  const nonce = randomBytes(16).toString('base64url');
  const signed = `POST\n/wallet/v1/${call}\n${timestamp}\n${nonce}\n${text}`;
  const headers = {
    'content-type': 'application/json',
    'x-provider': ownProvider,
    'x-timestamp': timestamp,
    'x-nonce': nonce,
    'x-signature': createHmac('sha256', key).update(signed).digest('hex'),
  };
  try {
    const reply = await fetch(`${house.address}/wallet/v1/${call}`, { method: 'POST', headers, body: text });
    return reply.status === 200 ? ((await reply.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}

/** As a provider does: delayed, doubled, its answer lost, and sent again until one arrives. */
async function send(network: Network, call: string, body: { transactionId: string }): Promise<Answer> {
  for (;;) {
    if (chance(30)) await pause(integerBetween(random, 1, 80));
    const copies = chance(30) ? integerBetween(random, 2, 4) : 1;
    const answers = await Promise.all(Array.from({ length: copies }, () => sendOnce(network, call, body)));
    const given = answers.flatMap((answer) => answer ?? []);
    for (const answer of given) {
      // What is refused because its bet has not arrived is sent again.
      if (answer.reason === 'unknown-round') continue;
      const known = network.heard.get(body.transactionId) ?? new Set();
      network.heard.set(body.transactionId, known.add(JSON.stringify(answer)));
    }
    const isLost = chance(20);
    if (!isLost && given[0] !== undefined) return given[0];
    await pause(20);
  }
}

interface Seat {
  readonly session: string;
  readonly player: string;
}

/** One round of a player: what it comes to, in hundredths of a point. */
async function playRound(network: Network, { session, player }: Seat, roundId: string): Promise<number> {
  const bets = Array.from({ length: integerBetween(random, 1, 3) }, (_, index) => ({
    transactionId: `${roundId}-b${index}`,
    points: integerBetween(random, 1, 500),
    isRolledBack: chance(25),
  }));
  const text = (points: number) => (points / 100).toFixed(2);
  const placed = await Promise.all(
    bets.map(async ({ transactionId, points, isRolledBack }) => {
      const bet = { session, transactionId, roundId, gameId, amount: text(points) };
      const back = { player, transactionId: `${transactionId}-back`, rollsBack: transactionId, roundId };
      // Either may come first, and both at once.
      const [answer] = await Promise.all([
        send(network, 'bet', bet),
        isRolledBack ? send(network, 'rollback', back) : undefined,
      ]);
      return { points, stands: answer.status === 'ok' && !isRolledBack };
    }),
  );
  const standing = placed.filter(({ stands }) => stands);
  if (standing.length === 0) return 0;
  const wins = Array.from({ length: integerBetween(random, 1, 3) }, (_, index) => ({
    transactionId: `${roundId}-w${index}`,
    points: integerBetween(random, 0, 900),
    isRolledBack: chance(25),
  }));
  let won = 0;
  await Promise.all(
    wins.map(async ({ transactionId, points, isRolledBack }, index) => {
      const win = { player, transactionId, roundId, amount: text(points), isFinal: index === 0 };
      const back = { player, transactionId: `${transactionId}-back`, rollsBack: transactionId, roundId };
      const [answer] = await Promise.all([
        // The final win is never rolled back before it has arrived: without it the round would not end.
        send(network, 'win', win),
        isRolledBack && index > 0 ? send(network, 'rollback', back) : undefined,
      ]);
      if (answer.status === 'ok' && !(isRolledBack && index > 0)) won += points;
      // Above what its bets can pay: the round still has to end.
      const end = { ...win, transactionId: `${roundId}-end`, amount: '0.00' };
      if (answer.reason === 'amount' && index === 0) await send(network, 'win', end);
    }),
  );
  return won - standing.reduce((sum, { points }) => sum + points, 0);
}

test('wallet calls doubled, reordered, delayed and lost, with kills: every answer stands, the money is exact, and the audit is clean', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  onTestFinished(() => postgres.stop());
  const start = () => startProductHouse(postgres.url, { product: 'launched', clients: players, speed: 1 });
  const house = await start();
  const db = openPostgres(postgres.url, createLog('silent'));
  onTestFinished(() => db.close());
  const key = (await readProviders(db)).find(({ name }) => name === ownProvider)?.key ?? '';
  const network: Network = { house, key, heard: new Map() };
  const seats = await Promise.all(house.clients.map(({ token }) => openSeat(network, token)));
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });

  let rounds = 0;
  const nets = seats.map(() => 0);
  const playing = seats.map(async (seat, index) => {
    for (let round = 0; !isOver; round += 1) {
      const net = await playRound(network, seat, `p${index}-r${round}`);
      nets[index] = (nets[index] ?? 0) + net;
      rounds += 1;
      // Unhurried, since every call takes processor time from the house.
      await pause(60);
    }
  });
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(integerBetween(random, 1_500, 2_500));
    await network.house.kill();
    network.house = await start();
  }
  await pause(1_000);
  // A slow machine goes on until there are enough rounds to check.
  await vi.waitFor(() => expect(rounds).toBeGreaterThan(roundsLeast), untilEnough);
  isOver = true;
  await Promise.all(playing);
  await network.house.kill();

  expect(rounds).toBeGreaterThan(roundsLeast);
  expect([...network.heard].filter(([, answers]) => answers.size > 1)).toEqual([]);
  const rows = await db.query<{ username: string; balance: bigint; exposure: bigint }>(wallets);
  const found = Object.fromEntries(rows.map((row) => [row.username, [row.balance, row.exposure]]));
  const due = nets.map((net, index) => [`STORM${index}`, [10_000_000n + BigInt(net * pricePerPoint), 0n]]);
  expect(found).toEqual(Object.fromEntries(due));
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
});

async function openSeat(network: Network, token: string): Promise<Seat> {
  const client = createClient({ apiBase: `${network.house.address}/api`, token });
  const { url } = dataOf(await client.call('user/casinoLoginUrl', { gameId }));
  const opened = await sendOnce(network, 'authenticate', { token: url.split('#token=')[1] });
  if (opened?.status !== 'ok') throw new Error(`no seat: ${JSON.stringify(opened)}`);
  return { session: String(opened.session), player: String(opened.player) };
}
