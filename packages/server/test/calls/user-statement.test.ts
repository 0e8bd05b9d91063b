import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../src/time/period.ts';
import { type AccountDesk, openAccountDesk } from '../support/account-desk.ts';

const hourMs = 3_600_000;

let desk: AccountDesk;
beforeAll(async () => {
  desk = await openAccountDesk();
});
afterAll(() => desk.close());

type Client = Awaited<ReturnType<AccountDesk['client']>>;
let lastEvent = 0;

/** Credited 1000, then +80 from a match, then debited 200. */
async function clientWithHistory(username: string): Promise<Client> {
  const client = await desk.client(username);
  lastEvent += 1;
  const event = `s${lastEvent}`;
  await desk.credit(client.id, 1000);
  await desk.match(event, ['Lions', 'Tigers']);
  await desk.market(`${event}-odds`, event, { kind: 'bookmaker', name: 'Bookmaker' });
  await desk.place(client.id, `${event}-odds`, { stake: 100, rate: 80 });
  await desk.declare(`${event}-odds`, { winner: '1' });
  await desk.debit(client.id, 200);
  return client;
}

const statementOf = async (client: Client, body: Parameters<AccountDesk['app']['call']>[1] = {}) => {
  const reply = await desk.app.call('user/userStatement', { pageNo: 1, ...(body as object) }, client);
  if (reply.data === undefined) throw new Error(reply.message);
  const { statementData, balanceAmount } = reply.data;
  return {
    ...reply.data,
    closing: statementData.reduce((balance, { amount }) => balance + amount, balanceAmount),
  };
};

describe('a statement', () => {
  test('lists every movement newest first, with its sign, its kind and what it was for', async () => {
    const client = await clientWithHistory('ASHA');
    const { totalCount, statementData, balanceAmount, closing } = await statementOf(client);
    expect(totalCount).toBe(3);
    expect([balanceAmount, closing]).toEqual([0, 880]);
    expect(statementData.map(({ amount, statementFor, remark }) => [amount, statementFor, remark])).toEqual([
      [-200, 'ACCOUNT_STATEMENT', 'Debit · Withdrawal'],
      [80, 'profitLoss', 'Result · Lions v Tigers: Bookmaker'],
      [1000, 'ACCOUNT_STATEMENT', 'Credit · Deposit'],
    ]);
    expect(statementData.map(({ facts }) => facts)).toEqual([
      { kind: 'debit', remark: 'Withdrawal' },
      {
        kind: 'settlement',
        matchName: 'Lions v Tigers',
        marketName: 'Bookmaker',
        marketKey: 'bookmaker',
        remark: '',
      },
      { kind: 'credit', remark: 'Deposit' },
    ]);
    expect(statementData[0]?.createdAt).toBe(new Date(desk.clock.now()).toISOString());
  });

  test('names a bet of the client on the market a movement is about, whose story it has', async () => {
    const [client] = [await clientWithHistory('WHYA'), await clientWithHistory('WHYB')];
    const { statementData } = await statementOf(client);
    const [debit, result, credit] = statementData.map(({ betId }) => betId);
    expect([debit, credit]).toEqual([undefined, undefined]);
    const story = await desk.app.call('user/betStory', { betId: result ?? '' }, client);
    expect(story.data).toMatchObject({ matchName: 'Lions v Tigers', profitLoss: 80 });
  });

  test('of one kind runs its own total, and the two totals are the balance', async () => {
    const client = await clientWithHistory('BINA');
    const account = await statementOf(client, { statementFor: 'ACCOUNT_STATEMENT' });
    const profit = await statementOf(client, { statementFor: 'profitLoss' });
    expect(account.statementData.map((row) => row.amount)).toEqual([-200, 1000]);
    expect(profit.statementData.map((row) => row.amount)).toEqual([80]);
    expect([account.closing, profit.closing]).toEqual([800, 80]);
    expect([account.totalCount, profit.totalCount]).toEqual([2, 1]);
  });

  test('goes by pages, each with the balance before its oldest row', async () => {
    const client = await desk.client('CHAYA');
    for (const whole of [1, 2, 3, 4, 5]) await desk.credit(client.id, whole);
    const pages = [];
    for (const pageNo of [1, 2, 3, 4]) pages.push(await statementOf(client, { pageNo, size: 2 }));
    expect(pages.map((page) => page.statementData.map((row) => row.amount))).toEqual([
      [5, 4],
      [3, 2],
      [1],
      [],
    ]);
    expect(pages.map((page) => page.balanceAmount)).toEqual([6, 1, 0, 0]);
    expect(pages.map((page) => page.closing)).toEqual([15, 6, 1, 0]);
    expect(pages.map((page) => page.totalCount)).toEqual([5, 5, 5, 5]);
  });

  test('has 50 rows a page unless asked otherwise', async () => {
    const client = await desk.client('DEV');
    for (let i = 0; i < 51; i += 1) await desk.credit(client.id, 1);
    expect((await statementOf(client)).statementData).toHaveLength(50);
    expect((await statementOf(client, { pageNo: 2 })).statementData).toHaveLength(1);
  });

  test('shows a result taken back and the one that replaced it', async () => {
    const client = await desk.client('ESHA');
    await desk.credit(client.id, 500);
    await desk.match('fix', ['Lions', 'Tigers']);
    await desk.market('fix-1', 'fix', { kind: 'fancy', name: '6 over runs' });
    await desk.place(client.id, 'fix-1', { stake: 100, rate: 90, run: 45 });
    await desk.declare('fix-1', { run: 45 });
    await desk.correct('fix-1', { run: 44 });
    const { statementData, closing } = await statementOf(client, { statementFor: 'profitLoss' });
    expect(statementData.map((row) => row.amount)).toEqual([-100, -90, 90]);
    expect(statementData[1]?.remark).toBe(
      'Result taken back · Lions v Tigers: 6 over runs · Result corrected',
    );
    expect(statementData[1]?.facts).toEqual({
      kind: 'settlement-reversal',
      matchName: 'Lions v Tigers',
      marketName: '6 over runs',
      remark: 'Result corrected',
      remarkKey: 'result-corrected',
    });
    expect(closing).toBe(-100);
  });

  test('shows a remark as it was written, and a market with a name of its own by that name', async () => {
    const client = await desk.client('ILA');
    await desk.credit(client.id, 500, 'Result corrected · Cup: Bookmaker');
    await desk.match('race', ['Comet', 'Meteor']);
    await desk.market('race-1', 'race', { kind: 'match-odds', name: 'To Be Placed' });
    await desk.place(client.id, 'race-1', { stake: 100, rate: 80 });
    await desk.declare('race-1', { winner: '1' });
    const { statementData } = await statementOf(client);
    expect(statementData.map(({ facts }) => facts)).toEqual([
      { kind: 'settlement', matchName: 'Comet v Meteor', marketName: 'To Be Placed', remark: '' },
      { kind: 'credit', remark: 'Result corrected · Cup: Bookmaker' },
    ]);
  });

  test('of an account that never moved is empty, with a balance of nothing', async () => {
    expect(await statementOf(await desk.client('FALAK'))).toEqual({
      totalCount: 0,
      statementData: [],
      balanceAmount: 0,
      closing: 0,
    });
  });
});

describe('a match whose bets moved no coins', () => {
  /** Between a credit before it and a debit after it; every moment is a minute apart. */
  async function clientOfVoid(username: string, event: string): Promise<Client> {
    const client = await desk.client(username);
    await desk.credit(client.id, 1000);
    desk.app.clock.advance(60_000);
    await desk.match(event, ['Lions', 'Tigers']);
    for (const name of ['Bookmaker', 'Toss']) {
      await desk.market(`${event}-${name}`, event, { kind: 'bookmaker', name });
      const bet = await desk.place(client.id, `${event}-${name}`, { stake: 100, rate: 80 });
      await desk.takeOut(bet, 'void', 'The match was abandoned');
    }
    desk.app.clock.advance(60_000);
    await desk.debit(client.id, 200);
    return client;
  }

  test('has one row of 0 that says so, with the story of its last bet', async () => {
    const client = await clientOfVoid('VANI', 'quiet-1');
    const { totalCount, statementData, balanceAmount, closing } = await statementOf(client);
    expect([totalCount, balanceAmount, closing]).toEqual([3, 0, 800]);
    expect(statementData.map(({ amount, statementFor, remark }) => [amount, statementFor, remark])).toEqual([
      [-200, 'ACCOUNT_STATEMENT', 'Debit · Withdrawal'],
      [0, 'profitLoss', 'Result · Lions v Tigers · No coins moved'],
      [1000, 'ACCOUNT_STATEMENT', 'Credit · Deposit'],
    ]);
    expect(statementData[1]?.facts).toEqual({
      kind: 'settlement',
      matchName: 'Lions v Tigers',
      remark: 'No coins moved',
      remarkKey: 'nothing-moved',
    });
    const { data } = await desk.app.call('user/betStory', { betId: statementData[1]?.betId ?? '' }, client);
    expect(JSON.stringify(data)).toContain('The match was abandoned');
  });

  test('is on one page, whatever the size, and each page has the balance before it', async () => {
    const client = await clientOfVoid('VARSHA', 'quiet-2');
    const pages = [];
    for (const pageNo of [1, 2, 3, 4]) pages.push(await statementOf(client, { pageNo, size: 1 }));
    expect(
      pages.map(({ totalCount, statementData: [row], balanceAmount }) => [
        totalCount,
        row?.amount,
        balanceAmount,
      ]),
    ).toEqual([
      [3, -200, 1000],
      [3, 0, 1000],
      [3, 1000, 0],
      [3, undefined, 0],
    ]);
  });

  test('is not among credits and debits', async () => {
    const client = await clientOfVoid('VEDA', 'quiet-3');
    expect((await statementOf(client, { statementFor: 'ACCOUNT_STATEMENT' })).totalCount).toBe(2);
    expect((await statementOf(client, { statementFor: 'profitLoss' })).totalCount).toBe(1);
  });
});

describe('the days of a statement', () => {
  test('are days at +05:30, and the balance is the one at their beginning', async () => {
    const early = await desk.client('GITA');
    await desk.credit(early.id, 10);
    // The clock stands at 05:30 there; 18 hours and a half later it is the next day.
    desk.clock.advance(9 * hourMs);
    await desk.app.call('user/userBalance', {}, early);
    desk.clock.advance(9.5 * hourMs);
    await desk.app.call('user/userBalance', {}, early);
    await desk.credit(early.id, 20);
    const first = await statementOf(early, { fromDate: '2026-01-01', toDate: '2026-01-01' });
    const second = await statementOf(early, { fromDate: '2026-01-02', toDate: '2026-01-02' });
    expect(first).toMatchObject({ totalCount: 1, balanceAmount: 0, closing: 10 });
    expect(second).toMatchObject({ totalCount: 1, balanceAmount: 10, closing: 30 });
    expect((await statementOf(early, { fromDate: '2026-01-01' })).totalCount).toBe(2);
  });

  test('before the account or to come are empty, with the balance of that time', async () => {
    const client = await clientWithHistory('HEMA');
    expect(await statementOf(client, { fromDate: '0001-01-01', toDate: '1999-12-31' })).toMatchObject({
      totalCount: 0,
      balanceAmount: 0,
    });
    expect(await statementOf(client, { fromDate: '9999-01-01', toDate: '9999-12-31' })).toMatchObject({
      totalCount: 0,
      balanceAmount: 880,
    });
  });

  test('are the last 60 unless dates are given', async () => {
    const client = await desk.client('INDU');
    const day = 24 * hourMs;
    const midnight = Math.floor((desk.clock.now() + 5.5 * hourMs) / day) * day - 5.5 * hourMs;
    await desk.credit(client.id, 7, 'Before', midnight - 59 * day - 1);
    await desk.credit(client.id, 5, 'Within', midnight - 59 * day);
    expect(await statementOf(client)).toMatchObject({ totalCount: 1, balanceAmount: 7, closing: 12 });
  });

  test.each([
    [{ fromDate: '2026-01-02', toDate: '2026-01-01' }, 'fromDate: expected no later than toDate'],
    [{ fromDate: '2026-02-30' }, 'fromDate: expected a real date as YYYY-MM-DD'],
    [{ pageNo: 0 }, 'pageNo'],
    [{ pageNo: 1_000_000_000 }, 'pageNo'],
    [{ size: 100_000 }, 'size'],
    [{ statementFor: 'everything' }, 'statementFor'],
  ])('%o is malformed, and the field is named', async (body, detail) => {
    const client = await desk.client(
      `J${JSON.stringify(body).replaceAll(/\W/g, '').slice(0, 30).toUpperCase()}`,
    );
    const reply = await desk.app.call('user/userStatement', body as object, client);
    expect(reply).toMatchObject({ status: 400, error: true });
    expect(reply.detail).toContain(detail);
  });
});

test("another client's statement is refused", async () => {
  const [own, other] = [await desk.client('KAVI'), await desk.client('LATA')];
  expect(await desk.app.call('user/userStatement', { userId: other.userId }, own)).toMatchObject({
    error: true,
    code: 4,
  });
  expect(await desk.app.call('user/userStatement', { userId: own.userId }, own)).toMatchObject({
    error: false,
  });
});

describe('a statement without pages', () => {
  test('of days without a page is the bare list, with the balance before it as the message', async () => {
    const client = await desk.client('JAYA');
    await desk.credit(client.id, 40);
    desk.clock.advance(24 * hourMs);
    const later = await desk.app.signIn('JAYA');
    await desk.credit(client.id, 2);
    const [fromDate, toDate] = [dayOf(desk.clock.now()), dayOf(desk.clock.now())];
    const body = JSON.stringify({ userId: client.userId, fromDate, toDate });
    const got = JSON.parse((await desk.app.sendBody('user/userStatement', body, later)).text);
    expect(got).toMatchObject({ error: false, message: '40', data: [{ amount: 2 }] });
  });
});
