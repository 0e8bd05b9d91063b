import { coinsFromWhole } from '@maidan/betting';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../src/time/period.ts';
import { writeTransfers } from '../../src/wallet/transfer.ts';
import { type AccountDesk, openAccountDesk } from '../support/account-desk.ts';

const dayMs = 86_400_000;

let desk: AccountDesk;
beforeAll(async () => {
  desk = await openAccountDesk();
});
afterAll(() => desk.close());

type Client = Awaited<ReturnType<AccountDesk['client']>>;

const ledgerOf = async (client: { token: string }, request: object = {}) => {
  const reply = await desk.app.call('user/userLedger', request, client);
  if (reply.data === undefined) throw new Error(reply.message);
  return reply.data;
};

async function winOn(client: Client, event: string, market: string, kind: string): Promise<void> {
  await desk.market(market, event, { kind, name: market });
  await desk.place(
    client.id,
    market,
    kind === 'fancy' ? { stake: 100, rate: 90, run: 45 } : { stake: 100, rate: 80 },
  );
  await desk.declare(market, kind === 'fancy' ? { run: 50 } : { winner: '1' });
}

test('a match is one row, whatever its markets, linked by the id of its match', async () => {
  const client = await desk.client('ASHA');
  await desk.credit(client.id, 1000);
  await desk.match('e1', ['Lions', 'Tigers']);
  await winOn(client, 'e1', 'e1-a', 'bookmaker');
  await winOn(client, 'e1', 'e1-b', 'fancy');
  const { ledgerData, ...totals } = await ledgerOf(client, { downlineUserId: client.userId });
  expect(totals).toEqual({ calAmount: 1170, creditAmount: 1170, debitAmount: 0 });
  expect(ledgerData).toEqual([
    {
      userId: client.userId,
      createdAt: new Date(desk.clock.now()).toISOString(),
      eventName: 'Lions v Tigers',
      balance: 1170,
      amount: 170,
      ledgerType: 'match',
      remark: '',
      userType: 'client',
      marketId: 'm-e1',
      eventId: 'e1',
      date: '2026-01-01',
      day: '2026-01-01',
    },
    expect.objectContaining({
      eventName: 'Credit',
      kind: 'credit',
      remark: 'Deposit',
      amount: 1000,
      balance: 1000,
      ledgerType: 'account',
    }),
  ]);
});

test('a match whose only bet was voided has its row of 0, once none of its bets is open', async () => {
  const client = await desk.client('VIBHA');
  await desk.credit(client.id, 1000);
  await desk.match('e9', ['Lions', 'Tigers']);
  for (const market of ['e9-a', 'e9-b']) await desk.market(market, 'e9', { kind: 'bookmaker', name: market });
  const bets = [];
  for (const market of ['e9-a', 'e9-b'])
    bets.push(await desk.place(client.id, market, { stake: 100, rate: 80 }));
  const [first, second] = bets;
  if (first === undefined || second === undefined) throw new Error('no bets');
  await desk.takeOut(first, 'void', 'The match was abandoned');
  expect((await ledgerOf(client)).ledgerData.map(({ eventId }) => eventId)).not.toContain('e9');
  await desk.takeOut(second, 'void', 'The match was abandoned');
  const { ledgerData, calAmount } = await ledgerOf(client);
  expect(calAmount).toBe(1000);
  expect(ledgerData.filter(({ eventId }) => eventId === 'e9')).toMatchObject([
    { eventName: 'Lions v Tigers', amount: 0, balance: 1000, marketId: 'm-e9', ledgerType: 'match' },
  ]);
});

test('a match on which the client came to 0 has its row of 0, until a corrected result moves coins', async () => {
  const client = await desk.client('VIMALA');
  const eventOf = async (event: string) =>
    (await ledgerOf(client)).ledgerData.filter(({ eventId }) => eventId === event);
  await desk.credit(client.id, 1000);
  for (const [event, outcome] of [
    ['e10', { winner: '1' }],
    ['e11', { void: true }],
  ] as const) {
    await desk.match(event, ['Lions', 'Tigers']);
    await desk.market(`${event}-a`, event, { kind: 'bookmaker', name: 'Bookmaker' });
    await desk.place(client.id, `${event}-a`, { stake: 100, rate: 80 });
    await desk.place(client.id, `${event}-a`, {
      stake: 100,
      rate: 80,
      side: event === 'e10' ? 'lay' : 'back',
    });
    await desk.declare(`${event}-a`, outcome);
    expect(await eventOf(event)).toMatchObject([{ amount: 0, balance: 1000, ledgerType: 'match' }]);
  }
  await desk.correct('e11-a', { winner: '1' });
  expect(await eventOf('e11')).toMatchObject([{ amount: 160 }]);
  await desk.correct('e10-a', { winner: '2' });
  expect(await eventOf('e10')).toMatchObject([{ amount: 0 }]);
});

test('Lena, Dena and the balance run down to the coins the client has', async () => {
  const client = await desk.client('BINA');
  await desk.credit(client.id, 1000);
  await desk.match('e2', ['Lions', 'Tigers']);
  await desk.market('e2-a', 'e2', { kind: 'bookmaker', name: 'Bookmaker' });
  await desk.place(client.id, 'e2-a', { stake: 300, rate: 80 });
  await desk.declare('e2-a', { winner: '2' });
  await desk.debit(client.id, 50.25);
  expect(await ledgerOf(client)).toMatchObject({
    calAmount: 649.75,
    creditAmount: 1000,
    debitAmount: 350.25,
  });
  expect((await ledgerOf(client)).ledgerData.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-50.25, 649.75],
    [-300, 700],
    [1000, 1000],
  ]);
});

test('games of a table are one row a day, and its type says which screen shows more', async () => {
  const client = await desk.client('CHAYA');
  await desk.credit(client.id, 1000);
  for (const product of ['casino', 'launched', 'matka', 'aviator']) {
    await winOnProduct(client, product);
  }
  const rows = (await ledgerOf(client)).ledgerData.filter((row) => row.ledgerType !== 'account');
  expect(rows.map((row) => [row.eventId, row.ledgerType])).toEqual([
    ['of-aviator', 'diamondCasino'],
    ['of-matka', 'matka'],
    ['of-launched', 'internationalCasino'],
    ['of-casino', 'diamondCasino'],
  ]);
});

async function winOnProduct(client: Client, product: string): Promise<void> {
  const market = `round-${product}`;
  await desk.market(market, `of-${product}`, { kind: 'round', name: product, product });
  await desk.place(client.id, market, { stake: 100, rate: 80 });
  await desk.declare(market, { winner: '1' });
}

test('the day of a table ends at midnight of +05:30; a match is one row across midnight', async () => {
  const [client, winner] = [await desk.client('GAURI'), await desk.client('HARSH')];
  await desk.credit(client.id, 1000, 'Deposit', desk.clock.now() - 9 * dayMs);
  await desk.match('e-night', ['Lions', 'Tigers']);
  await desk.market('night', 'e-night', { kind: 'bookmaker', name: 'night' });
  await desk.market('night-round', 'of-night', { kind: 'round', name: 'table', product: 'casino' });
  const midnight = Date.parse(`${dayOf(desk.clock.now() - dayMs)}T00:00:00+05:30`);
  const [from, to, kind] = [client.id, winner.id, 'settlement'] as const;
  for (const [at, coins] of [
    [midnight - 1, coinsFromWhole(30)],
    [midnight, coinsFromWhole(5)],
  ] as const) {
    for (const marketId of ['night', 'night-round'])
      await writeTransfers(desk.db, [{ from, to, coins, kind, marketId }], at);
  }
  const days = { fromDate: dayOf(midnight - dayMs), toDate: dayOf(midnight) };
  const rows = (await ledgerOf(client, days)).ledgerData.map(({ eventId, amount }) => [eventId, amount]);
  expect(rows.filter(([eventId]) => eventId === 'of-night')).toEqual([
    ['of-night', -5],
    ['of-night', -30],
  ]);
  expect(rows.filter(([eventId]) => eventId === 'e-night')).toEqual([['e-night', -35]]);
});

test('the month begins with what was there before it', async () => {
  const client = await desk.client('DEV');
  await desk.credit(client.id, 400, 'Deposit', desk.clock.now() - 20 * dayMs);
  await desk.debit(client.id, 100);
  const month = await ledgerOf(client);
  expect(month.ledgerData.map(({ eventName, amount, balance }) => [eventName, amount, balance])).toEqual([
    ['Debit', -100, 300],
    ['Opening balance', 400, 400],
  ]);
  expect(month.ledgerData.map(({ kind }) => kind)).toEqual(['debit', 'opening']);
  expect(month).toMatchObject({ calAmount: 300, creditAmount: 400, debitAmount: 100 });
  const december = await ledgerOf(client, { fromDate: '2025-12-01', toDate: '2025-12-31' });
  expect(december).toMatchObject({ calAmount: 400, creditAmount: 400, debitAmount: 0 });
  expect(december.ledgerData).toHaveLength(1);
});

test('an account that never moved has an empty ledger', async () => {
  const client = await desk.client('ESHA');
  expect(await ledgerOf(client)).toEqual({ calAmount: 0, creditAmount: 0, debitAmount: 0, ledgerData: [] });
});

test('of more than a thousand rows the latest thousand are listed, with totals and balances of all', async () => {
  const client = await desk.client('INDU');
  await desk.credit(client.id, 5000, 'Deposit', desk.clock.now() - 20 * dayMs);
  const [kind, coins] = ['debit', coinsFromWhole(2)] as const;
  const upline = await desk.client('UPLINE2');
  await desk.credit(client.id, 700);
  const debits = (howMany: number) =>
    Array.from({ length: howMany }, () => ({ from: client.id, to: upline.id, coins, kind }));
  await writeTransfers(desk.db, debits(998), desk.clock.now() + 1);
  const full = await ledgerOf(client);
  expect(full.hasMore).toBeUndefined();
  expect(full.ledgerData.at(-1)).toMatchObject({ eventName: 'Opening balance', balance: 5000 });
  await writeTransfers(desk.db, debits(502), desk.clock.now() + 2);
  const capped = await ledgerOf(client);
  expect(capped).toMatchObject({ calAmount: 2700, creditAmount: 5700, debitAmount: 3000, hasMore: true });
  expect(capped.ledgerData).toHaveLength(1000);
  expect(capped.ledgerData[0]).toMatchObject({ amount: -2, balance: 2700 });
  expect(capped.ledgerData.at(-1)).toMatchObject({ amount: -2, balance: 2700 + 999 * 2 });
});

test('dates the wrong way round are malformed', async () => {
  const client = await desk.client('FALAK');
  const request = { fromDate: '2026-01-02', toDate: '2026-01-01' };
  expect(await desk.app.call('user/userLedger', request, client)).toMatchObject({
    status: 400,
    message: 'Please choose real dates, the first no later than the last',
    detail: 'fromDate: expected no later than toDate',
  });
});

test("another client's ledger is refused", async () => {
  const [own, other] = [await desk.client('GITA'), await desk.client('HEMA')];
  expect(await desk.app.call('user/userLedger', { downlineUserId: other.userId }, own)).toMatchObject({
    error: true,
    code: 4,
    message: 'You may only see and change your own account',
  });
});
