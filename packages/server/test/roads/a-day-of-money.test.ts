import type { DataOf } from '@maidan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountDesk, openAccountDesk } from '../support/account-desk.ts';

const minuteMs = 60_000;

let desk: AccountDesk;
beforeAll(async () => {
  desk = await openAccountDesk();
});
afterAll(() => desk.close());

type Client = Awaited<ReturnType<AccountDesk['client']>>;

/** In hundredths, so that sums are exact. */
const cents = (value: number): number => Math.round(value * 100);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + cents(value), 0);

async function ask<Path extends Parameters<AccountDesk['app']['call']>[0]>(
  client: Client,
  path: Path,
  body: object,
) {
  const { data, message } = await desk.app.call(path, body as never, client);
  if (data === undefined || data === null) throw new Error(`${path}: ${message}`);
  return data;
}

const closingOf = ({ balanceAmount, statementData }: DataOf<'user/userStatement'>): number =>
  sum([balanceAmount, ...statementData.map(({ amount }) => amount)]);

interface Figures {
  readonly balance: number;
  readonly exposure: number;
  readonly pending: number;
}

/** Every figure of every account screen, against each other and against what is expected. */
async function expectAllAgree(client: Client, { balance, exposure, pending }: Figures): Promise<void> {
  const wallet = await ask(client, 'user/userBalance', {});
  const all = await ask(client, 'user/userStatement', {});
  const account = await ask(client, 'user/userStatement', { statementFor: 'ACCOUNT_STATEMENT' });
  const profit = await ask(client, 'user/userStatement', { statementFor: 'profitLoss' });
  const ledger = await ask(client, 'user/userLedger', {});
  const bets = await ask(client, 'sports/betsList', {});

  expect(wallet).toEqual({ coins: (cents(balance) - cents(exposure)) / 100, exposure });
  expect(closingOf(all)).toBe(cents(balance));
  expect(sum(all.statementData.map((row) => row.amount))).toBe(cents(balance));
  expect(closingOf(account) + closingOf(profit)).toBe(cents(balance));
  expect(account.totalCount + profit.totalCount).toBe(all.totalCount);
  expect(ledger.calAmount).toBe(balance);
  expect(cents(ledger.creditAmount) - cents(ledger.debitAmount)).toBe(cents(balance));
  expect(ledger.ledgerData[0]?.balance ?? 0).toBe(balance);
  expect(sum(ledger.ledgerData.map((row) => row.amount))).toBe(cents(balance));
  expect(bets.pendingBetData).toHaveLength(pending);
  for (const row of ledger.ledgerData.filter((line) => line.ledgerType === 'match')) {
    const { completeData, oddsBetsData, sessionBetsData } = await ask(client, 'user/completeLedgerDetails', {
      marketId: row.marketId,
    });
    const { clientOddsAmount, clientSessionAmount, clientOddsComm, clientSessionComm } = completeData;
    expect(sum([clientOddsAmount, clientSessionAmount, clientOddsComm, clientSessionComm])).toBe(
      cents(row.amount),
    );
    expect(sum(oddsBetsData.map((bet) => bet.profitLoss))).toBe(cents(clientOddsAmount));
    expect(sum(sessionBetsData.map((bet) => bet.profitLoss))).toBe(cents(clientSessionAmount));
  }
}

test('a day of bets, wins, losses, voids, a correction, commission, credit and debit agrees on every screen at every moment', async () => {
  const client = await desk.client('ASHA');
  const { id } = client;
  await desk.setCommission(id, 200, 150);
  const now = (figures: Figures) => {
    desk.clock.advance(minuteMs);
    return expectAllAgree(client, figures);
  };
  await now({ balance: 0, exposure: 0, pending: 0 });
  await desk.credit(id, 5000.5);
  await now({ balance: 5000.5, exposure: 0, pending: 0 });

  await desk.match('one', ['Lions', 'Tigers']);
  await desk.market('bookmaker', 'one', { kind: 'bookmaker', name: 'Bookmaker' });
  await desk.market('six', 'one', { kind: 'fancy', name: '6 over runs', isCommission: true });
  await desk.market('ten', 'one', { kind: 'fancy', name: '10 over runs' });
  await desk.match('two', ['Bears', 'Wolves']);
  await desk.market('toss', 'two', { kind: 'toss', name: 'To Win the Toss' });

  await desk.place(id, 'bookmaker', { stake: 1000, rate: 80, optionName: 'Lions' });
  await now({ balance: 5000.5, exposure: 1000, pending: 1 });
  // The lay of the same team gives back what it covers: the worst is now the lay's 400 less the back's 800 on a win.
  await desk.place(id, 'bookmaker', { stake: 500, rate: 80, side: 'lay', optionName: 'Lions' });
  await now({ balance: 5000.5, exposure: 500, pending: 2 });
  await desk.place(id, 'six', { stake: 333, rate: 110, run: 45 });
  await now({ balance: 5000.5, exposure: 833, pending: 3 });
  const wrong = await desk.place(id, 'six', { stake: 200, rate: 100, run: 50 });
  await now({ balance: 5000.5, exposure: 1033, pending: 4 });
  await desk.place(id, 'ten', { stake: 100, rate: 90, run: 80, side: 'lay' });
  await now({ balance: 5000.5, exposure: 1123, pending: 5 });
  await desk.place(id, 'toss', { stake: 250, rate: 98, optionName: 'Bears' });
  await now({ balance: 5000.5, exposure: 1373, pending: 6 });

  // Lost: the toss, with 1.5 % of the loss back.
  await desk.declare('toss', { winner: '2' });
  await now({ balance: 4754.25, exposure: 1123, pending: 5 });
  // Deleted while open.
  await desk.takeOut(wrong, 'deleted', 'Placed after the result was known');
  await now({ balance: 4754.25, exposure: 923, pending: 4 });
  // Won: 110 of 333 is 366.3, rounded to 366, and 2 % of the turnover.
  await desk.declare('six', { run: 45 });
  await now({ balance: 5126.91, exposure: 590, pending: 3 });
  // Corrected: 44 is under the line; the stake is lost and the commission stays.
  await desk.correct('six', { run: 44 });
  await now({ balance: 4427.91, exposure: 590, pending: 3 });
  await desk.debit(id, 427.91);
  await now({ balance: 4000, exposure: 590, pending: 3 });
  // Void: the whole market returned.
  await desk.declare('ten', { void: true });
  await now({ balance: 4000, exposure: 500, pending: 2 });
  await desk.declare('bookmaker', { winner: '1' });
  await now({ balance: 4400, exposure: 0, pending: 0 });
  await desk.credit(id, 100);
  await now({ balance: 4500, exposure: 0, pending: 0 });

  const first = await ask(client, 'user/completeLedgerDetails', { marketId: 'm-one' });
  expect(first.completeData).toMatchObject({
    clientOddsAmount: 400,
    clientSessionAmount: -333,
    clientOddsComm: 0,
    clientSessionComm: 6.66,
  });
  expect(first.sessionTurnOver).toBe(333);
  expect(first.sessionBetsData.filter((bet) => bet.isDeleted === 1).map((bet) => bet.deletedRemark)).toEqual([
    'Placed after the result was known',
  ]);
  const second = await ask(client, 'user/completeLedgerDetails', { marketId: 'm-two' });
  expect(second.completeData).toMatchObject({ clientOddsAmount: -250, clientOddsComm: 3.75 });
});
