import { keyBytes } from '@maidan/betting';
import { makeChain, roundRandom, seedAt } from '@maidan/games/rules';
import { type Db, type Param, type Statement, statement } from '@maidan/process/db/db.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { tableContent } from '../../src/products/tables/picture-wire.ts';
import { productChecks } from '../../src/products.ts';
import { openPostgresTestDb, openTestDb } from '../support/database/test-db.ts';
import { mustGame } from '../support/table-desk.ts';
import { openTableHouse, type TableHouse } from '../support/table-house.ts';
import { createTestHouse, type TestHouse } from '../support/test-house.ts';

const [teen9, andarBahar] = [mustGame('3048'), mustGame('3043')];

let db: Db;
let bank: TestHouse;
beforeAll(async () => {
  db = await openTestDb();
  bank = await createTestHouse(db);
});
afterAll(async () => {
  expect((await auditHouse(db, undefined, undefined, productChecks)).faults).toEqual([]);
  await db.close();
});

describe('a window', () => {
  test('takes the bet decided in its last millisecond, and none at the end of it', async () => {
    const client = await bank.client(1000);
    const house = await openTableHouse(db, { game: teen9 });
    await house.opened();
    house.clock.advance((house.table.moment()?.msLeft ?? 0) - 1);
    expect(await house.bet(client, '11')).toMatchObject({ ok: true });
    house.clock.advance(1);
    expect(await house.bet(client, '11')).toMatchObject({ ok: false, message: 'This market is suspended' });
    expect(await bank.wallet(client)).toMatchObject({ exposure: 100 });
    await house.close();
  });

  test('that has shut gives a repeated request the answer it gave before', async () => {
    const client = await bank.client(1000);
    const house = await openTableHouse(db, { game: teen9 });
    await house.opened();
    const request = { requestId: 'asked-before-it-shut' };
    const first = await house.bet(client, '11', request);
    house.nextStep();
    expect(await house.bet(client, '11', request)).toEqual(first);
    await house.close();
  });
});

const lock = statement('t-lock-wallet', 'select 1 from wallet where account_id = $1 for update');

/** Reports each time that bets have looked for wallets which nobody has locked. */
function noticing(line: Db, onLook: () => void): Db {
  return {
    ...line,
    transaction: (work) =>
      line.transaction((tx) =>
        work({
          async query<Row>(statement: Statement, params?: readonly Param[]) {
            const rows = await tx.query<Row>(statement, params);
            if (statement.name === 'bets-clients-lock-free') onLook();
            return rows;
          },
        }),
      ),
  };
}

/** Bets in the last millisecond of a window while another connection holds the wallet's lock, calls `meanwhile`, and releases it. */
async function betWhileLocked(
  line: Db,
  looked: () => Promise<void>,
  house: TableHouse,
  client: Awaited<ReturnType<TestHouse['client']>>,
  sid: string,
  meanwhile: () => void,
) {
  let betting: ReturnType<TableHouse['bet']> | undefined;
  await line.transaction(async (tx) => {
    await tx.query(lock, [client]);
    house.clock.advance((house.table.moment()?.msLeft ?? 0) - 1);
    betting = house.bet(client, sid);
    await looked();
    meanwhile();
  });
  return betting;
}

test('a bet that waits for its wallet past the end of its window is refused, in the windows of Andar Bahar too', async ({
  skip,
}) => {
  const line = await openPostgresTestDb();
  if (line === undefined) return skip('no PostgreSQL on this platform');
  const client = await (await createTestHouse(line)).client(1000);
  let looks = 0;
  const noticed = noticing(line, () => {
    looks += 1;
  });
  const looked = () => {
    const before = looks;
    return vi.waitFor(() => expect(looks).toBeGreaterThan(before), { interval: 5 });
  };
  const three = await openTableHouse(noticed, { game: teen9 });
  const two = await openTableHouse(noticed, { game: andarBahar });
  await Promise.all([three.opened(), two.opened()]);

  const inTime = await betWhileLocked(line, looked, three, client, '11', () => undefined);
  expect(inTime).toMatchObject({ ok: true });
  const late = await betWhileLocked(line, looked, three, client, '11', () => three.nextStep());
  expect(late).toMatchObject({ ok: false });
  const onJoker = await betWhileLocked(line, looked, two, client, '24', () => two.untilWindow('first'));
  expect(onJoker).toMatchObject({ ok: false, message: 'Odd is suspended' });
  const onFirst = await betWhileLocked(line, looked, two, client, '5', () => two.nextStep());
  expect(onFirst).toMatchObject({ ok: false });

  await Promise.all([three.close(), two.close()]);
  expect((await auditHouse(line, undefined, undefined, productChecks)).faults).toEqual([]);
  await line.close();
});

/** A secret whose first round ends within the first two cards, and whose second round has a second bet. */
function shortThenLong(): Uint8Array {
  for (;;) {
    const secret = repeatableBytes(keyBytes);
    const chain = makeChain(secret, 2, 200);
    const [short = 0, long = 0] = [1, 2].map(
      (number) => andarBahar.deal(roundRandom(seedAt(chain, number), `abj.${number}`)).length,
    );
    if (short <= 3 && long > 4) return secret;
  }
}

test('until its last card is dealt, a round of Andar Bahar without a second bet looks the same as one with it', async () => {
  const own = await openTestDb();
  const client = await (await createTestHouse(own)).client(100_000);
  const house = await openTableHouse(own, { game: andarBahar, chainLength: 2, secret: shortThenLong() });
  await house.opened();

  /** Every picture and every answer to a bet until the first card after the joker is dealt, without the ids of the round. */
  async function watch(): Promise<string[]> {
    const { roundId, commitment, dealt } = house.current();
    const shown: string[] = [];
    const hide = (text: string) =>
      [roundId, commitment.slice(0, 64), ...dealt.slice(0, 1).map(({ card }) => card)].reduce(
        (left, word) => left.replaceAll(word, '#'),
        text,
      );
    house.nextStep();
    while (house.table.moment()?.view.seen.length !== 2) {
      const content = tableContent(house.table, 1);
      shown.push(hide(JSON.stringify({ ...content, result: [] })));
      if (house.table.moment()?.phase !== 'bets') {
        const { message } = await house.bet(client, '5');
        shown.push(message ?? '');
      }
      house.nextStep();
      await house.written();
    }
    return shown;
  }

  const without = await watch();
  await house.nextRound();
  const withSecond = await watch();
  expect(withSecond).toEqual(without);
  expect(without.length).toBeGreaterThan(5);
  await house.close();
  await own.close();
});
