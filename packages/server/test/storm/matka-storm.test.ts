import { pick, seededRandom } from '@maidan/betting';
import { createClient } from '@maidan/client/client.ts';
import { noResponseCode } from '@maidan/client/reply-wire.ts';
import type { RequestOf } from '@maidan/contract';
import { matkaAt, matkaTimes } from '@maidan/games/rules';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { openPostgres } from '@maidan/process/db/postgres-db.ts';
import { createLog } from '@maidan/process/log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { type MatkaDay, marketOfPart, matkaParts } from '../../src/products/matka/matka-day.ts';
import { findDay, lastDays } from '../../src/products/matka/store.ts';
import { productChecks } from '../../src/products.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { type ProductHouse, startProductHouse } from './product-house.ts';
import { pause, untilEnough } from './storm-waits.ts';

const code = 'arunoday';
const day = '2030-01-01';
const entry = matkaAt(code);
if (entry === undefined) throw new Error(`no matka ${code}`);
const { open, close } = matkaTimes(entry, day);
const minuteMs = 60_000;

interface SentBet {
  readonly token: string;
  readonly body: RequestOf<'matka/matkaPlaceBet'>;
}

/** The id of the bet, or the refusal; undefined when the house was killed before it answered. */
async function place(house: ProductHouse, { token, body }: SentBet): Promise<string | undefined> {
  const client = createClient({ apiBase: `${house.address}/api`, token });
  const reply = await client.call('matka/matkaPlaceBet', body);
  if (reply.ok) return reply.data.betId;
  const isAnswer = reply.code !== noResponseCode && [200, 422].includes(reply.status ?? 0);
  return isAnswer && !/at this moment/.test(reply.message) ? reply.message : undefined;
}

interface Books {
  readonly first: MatkaDay;
  readonly last: MatkaDay;
  readonly isOpenShut: boolean;
  /** Ids of markets with a bet. */
  readonly taken: ReadonlySet<string>;
}
type Reached = (books: Books) => boolean;

const hasBetsOn = (taken: ReadonlySet<string>, number: number): boolean =>
  matkaParts.every((part) => taken.has(marketOfPart({ matka: code, number }, part)));

/** A house started at each of these times is killed as soon as its books have come so far. */
const kills: readonly (readonly [what: string, startsAt: number, isReached: Reached])[] = [
  ['both draws have bets', open.betsUntil - 120 * minuteMs, ({ taken }) => hasBetsOn(taken, 1)],
  ['the open is shut', open.betsUntil - 3 * minuteMs, ({ isOpenShut }) => isOpenShut],
  ['the open is drawn', open.drawAt - 1000, ({ first }) => first.open.panna !== null],
  ['the close is drawn', close.drawAt - 1000, ({ first }) => first.close.panna !== null],
  ['the day is over', close.drawAt + minuteMs, ({ first }) => first.overAt !== null],
  ['the next day is there', close.drawAt + 12 * minuteMs, ({ last }) => last.number === 2],
];
const afterwards = close.drawAt + 13 * minuteMs;

async function readBooks(db: Db): Promise<Books | undefined> {
  const [first, [last]] = [await findDay(db, code, day), await lastDays(db, code)];
  if (first === undefined || last === undefined) return undefined;
  const shut = await db.query(openShut, [marketOfPart({ matka: code, number: 1 }, 'open')]);
  const taken = new Set((await db.query<Booked>(booked)).map(({ market_id }) => market_id));
  return { first, last, isOpenShut: shut.length > 0, taken };
}

async function killOnce(house: ProductHouse, db: Db, what: string, isReached: Reached): Promise<void> {
  for (let looks = 0; looks < 10_000; looks += 1) {
    const books = await readBooks(db);
    if (books && isReached(books)) return house.kill();
    await pause(10);
  }
  throw new Error(`it never came so far that ${what}`);
}

const openShut = statement('matka-storm-shut', `select id from market where id = $1 and state <> 'open'`);
interface Booked {
  readonly id: bigint;
  readonly request_id: string;
  readonly market_id: string;
  readonly state: string;
}
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
    startProductHouse(postgres.url, { product: 'matka', clients: 6, speed: 100, startsAt });
  const random = seededRandom('a storm of numbers');
  let house = await start(kills[0]?.[1] ?? 0);
  const { clients } = house;
  const db = openPostgres(postgres.url, createLog('silent'));
  onTestFinished(() => db.close());
  const sentBets = new Map<string, SentBet>();
  const heard = new Map<string, string>();
  const disagreements: string[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });

  async function ask(requestId: string, bet: SentBet): Promise<void> {
    sentBets.set(requestId, bet);
    const answer = await place(house, bet);
    if (answer === undefined) return;
    if (heard.has(requestId) && heard.get(requestId) !== answer) disagreements.push(requestId);
    heard.set(requestId, answer);
  }

  const bets = [
    { gameType: 'SINGLE', betType: 'OPEN', betNumber: '8' },
    { gameType: 'SINGLE', betType: 'CLOSE', betNumber: '3' },
    { gameType: 'JODI', betType: 'CLOSE', betNumber: '83' },
    { gameType: 'DOUBLE_PATTI', betType: 'CLOSE', betNumber: '100' },
    { gameType: 'ODD_EVEN', betType: 'OPEN', betNumber: 'EVEN' },
  ] as const;
  const playing = clients.map(async ({ token }, player) => {
    for (let turn = 0; !isOver; turn += 1) {
      const requestId = `matka-storm-${player}-${turn}`;
      const body = { matkaEventId: entry.eventId, amount: 10, requestId, ...pick(random, bets) };
      // A client without an answer sends again, to whichever house runs by then.
      do {
        await ask(requestId, { token, body });
        // Unhurried, since every request takes processor time from the house.
        await pause(heard.has(requestId) ? 60 : 100);
      } while (!heard.has(requestId) && !isOver);
    }
  });

  for (const [what, startsAt, isReached] of kills) {
    if (what !== kills[0]?.[0]) house = await start(startsAt);
    await killOnce(house, db, what, isReached);
  }
  house = await start(afterwards);
  await vi.waitFor(
    async () => expect(hasBetsOn((await readBooks(db))?.taken ?? new Set(), 2)).toBe(true),
    untilEnough,
  );
  isOver = true;
  await Promise.all(playing);
  for (const [requestId, bet] of sentBets) {
    if (heard.has(requestId) && random.next() < 0.05) await ask(requestId, bet);
    while (!heard.has(requestId)) await ask(requestId, bet).then(() => pause(20));
  }
  await house.kill();

  expect(disagreements).toEqual([]);
  expect(heard.size).toBe(sentBets.size);
  const rows = await db.query<Booked>(booked);
  const accepted = [...heard].filter(([, answer]) => /^\d+$/.test(answer));
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
    expect(new Set(onFirst.map(({ state }) => state))).toEqual(new Set(['settled']));
  }
  expect(await db.query(settledTwice)).toEqual([]);
  expect(await db.query(daysTwice)).toEqual([]);
  expect((await lastDays(db, code)).map(({ number }) => number)).toEqual([2, 1]);
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
});
