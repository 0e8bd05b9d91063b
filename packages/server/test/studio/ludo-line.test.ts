import { createHash } from 'node:crypto';
import { statement } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import { verifyLudo } from '@maidan/studio/rules';
import { openStudio, type Studio } from '@maidan/studio/server';
import { type LudoTable, ludoBalance, ludoRecord, ludoView, studioOpened } from '@maidan/studio/wire';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { productChecks } from '../../src/products.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let studio: Studio;
const pages = fastify();

beforeAll(async () => {
  app = await startTestApp();
  const { db, clock, config, address } = app;
  await app.products.launched.open?.();
  const { STUDIO_PROVIDER: provider } = config;
  const key = async () => app.products.launched.keyOf(provider);
  const terms = { provider, key, address: () => address };
  const log = createLog('silent');
  studio = openStudio({
    db,
    clock,
    http: pages,
    log,
    randomBytes: repeatableBytes,
    terms,
    sendPage: (reply) => reply.send('page'),
    hasPartage: () => false,
    lossMaxOf: () => 100_000_000n,
  });
  await studio.open();
});
afterAll(async () => {
  await pages.close();
  await studio.close();
  await app.close();
});

const setPrice = statement('test-price', 'update account set casino_multiply = $2 where id = $1');

/** No page asks faster than a person: the clock of the limits stands still otherwise. */
async function ask(path: string, session?: string, body?: object): Promise<unknown> {
  app.clock.advance(150);
  const headers = session === undefined ? {} : { authorization: `Bearer ${session}` };
  const url = `/studio/v1/${path}`;
  const got = await pages.inject(
    body === undefined ? { url, headers } : { method: 'POST', url, headers, payload: body },
  );
  return got.json();
}

/** A client with the game's page open, doing what a page does by itself and pressing what can be pressed. */
async function openPage(username: string, { pricePerPoint = 2, isDemo = false, brand = 'default' } = {}) {
  const client = await app.client({ username, coins: 10_000, isDemo, brand });
  await app.db.query(setPrice, [client.id, pricePerPoint]);
  const launched = await app.call('user/casinoLoginUrl', { gameId: '600113', providerName: '' }, client);
  const token = (launched.data?.url ?? '').split('#token=')[1] ?? '';
  const { session, balance } = studioOpened.parse(await ask('open', undefined, { token }));
  expect(balance).toBe(`${10_000 / pricePerPoint}.00`);
  const seed = repeatableBytes(16);
  const act = async (name: string, body: object) => ludoView.parse(await ask(`ludo/${name}`, session, body));

  async function look(after?: number) {
    const query = after === undefined ? '' : `?after=${after}`;
    return ludoView.parse(await ask(`ludo/table${query}`, session));
  }

  function doNext({ gameId, due, turn }: LudoTable) {
    if (due === 'commit')
      return act('commit', { gameId, seedHash: createHash('sha256').update(seed).digest('hex') });
    if (due === 'reveal') return act('reveal', { gameId, seed: seed.toString('hex') });
    if (due === 'roll') return act('roll', { gameId, n: turn?.n });
    return act('move', { gameId, n: turn?.n, token: turn?.legal[0]?.token });
  }

  return {
    sit: () => act('sit', { requestId: `sit-${username}`, stake: 100, against: 'anyone' }),
    look,
    session,
    leave: (gameId: string) => act('leave', { gameId }),
    async wallet() {
      app.clock.advance(150);
      return (await app.call('user/userBalance', {}, client)).data;
    },
    balance: async () => ludoBalance.parse(await ask('ludo/balance', session)).balance,
    /** Plays until the game is over, or the given condition holds. */
    async playOn(isEnough: (table: LudoTable) => boolean = () => false): Promise<LudoTable> {
      for (let view = await look(); ; ) {
        const { table } = view;
        if (table !== null && (table.stage === 'over' || isEnough(table))) return table;
        view = table?.due ? await doNext(table) : await look(view.version);
      }
    },
  };
}

/** Wins are sent after the game has ended. */
const walletsAre = (page: { wallet(): Promise<unknown> }, coins: number) =>
  expect.poll(() => page.wallet(), { interval: 200 }).toEqual({ coins, exposure: 0 });

async function expectCleanBooks(): Promise<void> {
  expect((await auditHouse(app.db, undefined, undefined, productChecks)).faults).toEqual([]);
}

test('two clients play a whole game on their wallets, and the house keeps its commission', async () => {
  const [asha, bilal] = [await openPage('ASHA'), await openPage('BILAL')];
  await asha.sit();
  await bilal.sit();
  const first = asha.playOn(({ turn }) => (turn?.n ?? 0) > 10);
  const second = bilal.playOn();
  await first;
  // Left and came back: the table is as it was.
  expect((await asha.look()).table?.stage).toBe('playing');
  expect(await asha.wallet()).toEqual({ coins: 9_800, exposure: 200 });
  expect(await asha.balance()).toBe('4900.00');
  const [mine, theirs] = await Promise.all([asha.playOn(), second]);
  const record = ludoRecord.parse(await ask(`ludo/games/${mine.gameId}`));
  expect(verifyLudo(record).isOk).toBe(true);
  expect(theirs.result?.record).toEqual(record);
  const coins = { A: [10_180, 9_800], B: [9_800, 10_180], tie: [10_000, 10_000] }[record.end.winner ?? 'tie'];
  await walletsAre(asha, coins[0] ?? 0);
  await walletsAre(bilal, coins[1] ?? 0);
  await expectCleanBooks();
});

test('a client who leaves a game that began pays the other', async () => {
  const [chitra, deepak] = [await openPage('CHITRA'), await openPage('DEEPAK')];
  await chitra.sit();
  await deepak.sit();
  const begun = ({ stage }: LudoTable) => stage === 'playing';
  const [{ gameId }] = await Promise.all([chitra.playOn(begun), deepak.playOn(begun)]);
  await chitra.leave(gameId);
  await walletsAre(chitra, 9_800);
  await walletsAre(deepak, 10_180);
  await expectCleanBooks();
});

test('nobody can lose cheap points to win expensive ones: players with different prices for a point are not seated opposite', async () => {
  const [cheap, dear] = [
    await openPage('ESHA', { pricePerPoint: 1 }),
    await openPage('FAROOQ', { pricePerPoint: 100 }),
  ];
  await cheap.sit();
  await dear.sit();
  for (const page of [cheap, dear]) expect((await page.look()).table?.stage).toBe('waiting');
  const other = await openPage('GAURI', { pricePerPoint: 100 });
  const seen = await other.sit();
  expect(seen.table?.seats.map(({ name }) => name)).toEqual(['GAURI', 'F***Q']);
  await other.leave(seen.table?.gameId ?? '');
  await expectCleanBooks();
});

test('nobody can win the coins of the demo client, which everyone shares: it is not seated opposite players with coins of their own', async () => {
  const [visitor, own] = [await openPage('TRIAL', { isDemo: true }), await openPage('JAYA')];
  await visitor.sit();
  await own.sit();
  for (const page of [visitor, own]) expect((await page.look()).table?.stage).toBe('waiting');
  await own.leave((await own.look()).table?.gameId ?? '');
});

test('nobody can move coins from one brand’s house to another’s: players of two brands are not seated opposite', async () => {
  const [here, there] = [await openPage('KIRAN'), await openPage('KIRAN', { brand: 'jade' })];
  await here.sit();
  await there.sit();
  for (const page of [here, there]) expect((await page.look()).table?.stage).toBe('waiting');
  const other = await openPage('LATA', { brand: 'jade' });
  const seen = await other.sit();
  expect(seen.table?.seats.map(({ name }) => name)).toEqual(['LATA', 'K***N']);
  await other.leave(seen.table?.gameId ?? '');
  await here.leave((await here.look()).table?.gameId ?? '');
});

test('a page left open gives no game up once its client has signed in elsewhere', async () => {
  const [owner, rival] = [await openPage('HARSH'), await openPage('INDU')];
  await owner.sit();
  await rival.sit();
  const begun = ({ stage }: LudoTable) => stage === 'playing';
  const [{ gameId }] = await Promise.all([owner.playOn(begun), rival.playOn(begun)]);
  await app.signIn('HARSH');
  app.clock.advance(7_000);
  await rival.playOn(({ due }) => due === null);
  app.clock.advance(7_000);
  await rival.look();
  app.clock.advance(7_000);
  expect(await ask('ludo/leave', owner.session, { gameId })).toMatchObject({ reason: 'session-ended' });
  expect((await rival.look()).table?.stage).toBe('playing');
});
