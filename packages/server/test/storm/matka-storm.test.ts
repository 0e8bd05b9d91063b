import { pick, seededRandom } from '@maidan/betting';
import { matkaAt, matkaTimes } from '@maidan/games/rules';
import { expect, onTestFinished, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { type Db, statement } from '../../src/db/db.ts';
import { openPostgres } from '../../src/db/postgres-db.ts';
import { createLog } from '../../src/log.ts';
import { type MatkaDay, marketOfPart, matkaParts } from '../../src/matka/matka-day.ts';
import { findDay, lastDays } from '../../src/matka/store.ts';
import { productChecks } from '../../src/products.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { type ProductHouse, startProductHouse } from './product-house.ts';

const code = 'arunoday';
const day = '2030-01-01';
const entry = matkaAt(code);
if (entry === undefined) throw new Error(`no matka ${code}`);
const { open, close } = matkaTimes(entry, day);
const minuteMs = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Asked {
  readonly token: string;
  readonly body: object;
}

/** The id of the bet, or the refusal; undefined when the house was killed before it answered. */
async function place(house: ProductHouse, { token, body }: Asked): Promise<string | undefined> {
  try {
    const reply = await fetch(`${house.address}/api/matka/matkaPlaceBet`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const { error, message, data } = (await reply.json()) as {
      error: boolean;
      message: string;
      data?: { betId: string };
    };
    if (reply.status !== 200 || /at this moment/.test(message)) return undefined;
    return error ? message : data?.betId;
  } catch {
    return undefined;
  }
}

/** Kills the house at a moment when what it has written is so. */
async function killWhen(
  house: ProductHouse,
  db: Db,
  isSo: (first: MatkaDay, last: MatkaDay, states: ReadonlyMap<string, string>) => boolean,
): Promise<void> {
  for (;;) {
    house.freeze();
    const [first, [last]] = [await findDay(db, code, day), await lastDays(db, code)];
    const rows = await db.query<{ id: string; state: string }>(marketStates);
    if (first && last && isSo(first, last, new Map(rows.map((row) => [row.id, row.state])))) break;
    house.thaw();
    await pause(3);
  }
  await house.kill();
}

const marketStates = statement('matka-storm-states', `select id, state from market where product = 'matka'`);
const booked = statement('matka-storm-bets', 'select id, request_id, market_id, state from bet order by id');
const settledTwice = statement(
  'matka-storm-settled-twice',
  'select market_id from settlement group by market_id having count(*) > 1',
);
const daysTwice = statement(
  'matka-storm-days-twice',
  'select matka, day from matka_day group by matka, day having count(*) > 1',
);

test('a matka killed before, at and after its draws and its next day draws each once, and every bet is in the books once', async ({
  skip,
}) => {
  const postgres = await startPostgres();
  if (postgres === undefined) return skip('no PostgreSQL on this platform');
  onTestFinished(() => postgres.stop());
  const start = (startsAt: number) =>
    startProductHouse(postgres.url, { product: 'matka', clients: 6, speed: 300, startsAt });
  const random = seededRandom('a storm of numbers');
  let house = await start(open.betsUntil - 4 * minuteMs);
  const { clients } = house;
  const db = openPostgres(postgres.url, createLog('silent'));
  onTestFinished(() => db.close());
  const asked = new Map<string, Asked>();
  const heard = new Map<string, string>();
  const disagreements: string[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });

  async function ask(requestId: string, bet: Asked): Promise<void> {
    asked.set(requestId, bet);
    const said = await place(house, bet);
    if (said === undefined) return;
    if (heard.has(requestId) && heard.get(requestId) !== said) disagreements.push(requestId);
    heard.set(requestId, said);
  }

  const wishes = [
    { gameType: 'SINGLE', betType: 'OPEN', betNumber: '8' },
    { gameType: 'SINGLE', betType: 'CLOSE', betNumber: '3' },
    { gameType: 'JODI', betType: 'CLOSE', betNumber: '83' },
    { gameType: 'DOUBLE_PATTI', betType: 'CLOSE', betNumber: '100' },
    { gameType: 'ODD_EVEN', betType: 'OPEN', betNumber: 'EVEN' },
  ];
  const playing = clients.map(async ({ token }, player) => {
    for (let turn = 0; !isOver; turn += 1) {
      const requestId = `matka-storm-${player}-${turn}`;
      const body = { matkaEventId: entry.eventId, amount: 10, requestId, ...pick(random, wishes) };
      await ask(requestId, { token, body });
      await pause(5);
    }
  });

  const openId = marketOfPart({ matka: code, number: 1 }, 'open');
  await killWhen(house, db, (first, _, states) => states.get(openId) === 'shut' && first.open.panna === null);
  house = await start(open.drawAt - 1000);
  await killWhen(house, db, (first) => first.open.panna !== null);
  house = await start(close.betsUntil - 2 * minuteMs);
  await killWhen(house, db, (first) => first.close.panna !== null);
  house = await start(close.drawAt + minuteMs);
  await killWhen(house, db, (_, last) => last.number === 2);
  house = await start(close.drawAt + 20 * minuteMs);
  await pause(300);
  isOver = true;
  await Promise.all(playing);
  for (const [requestId, bet] of asked)
    if (!heard.has(requestId) || random.next() < 0.05) await ask(requestId, bet);
  await house.kill();

  expect(disagreements).toEqual([]);
  expect(heard.size).toBe(asked.size);
  const rows = await db.query<{ id: bigint; request_id: string; market_id: string; state: string }>(booked);
  const accepted = [...heard].filter(([, said]) => /^\d+$/.test(said));
  expect(Object.fromEntries(rows.map(({ id, request_id }) => [request_id, String(id)]))).toEqual(
    Object.fromEntries(accepted),
  );
  const first = await findDay(db, code, day);
  expect(first).toMatchObject({ number: 1, open: { by: 'house' }, close: { by: 'house' } });
  expect([first?.open.panna, first?.close.panna, first?.overAt]).not.toContain(null);
  for (const part of matkaParts) {
    const onFirst = rows.filter(
      ({ market_id }) => market_id === marketOfPart({ matka: code, number: 1 }, part),
    );
    expect(onFirst.length).toBeGreaterThan(3);
    expect(new Set(onFirst.map(({ state }) => state))).toEqual(new Set(['settled']));
    const next = marketOfPart({ matka: code, number: 2 }, part);
    expect(rows.some(({ market_id }) => market_id === next)).toBe(true);
  }
  expect(await db.query(settledTwice)).toEqual([]);
  expect(await db.query(daysTwice)).toEqual([]);
  expect((await lastDays(db, code)).map(({ number }) => number)).toEqual([2, 1]);
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
}, 300_000);
