import { readFile } from 'node:fs/promises';
import { runInThisContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { operatedProducts } from '../../src/products.ts';
import { operateHouse } from '../operator/operate-house.ts';
import type { CupTie } from '../support/cup-tie.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import { defaultPassword } from '../support/test-app.ts';
import { ForeignClient, fancyResult, type OpenSealed } from './foreign-client.ts';

const coins = 50_000;

test('the client and its names import nothing of ours', async () => {
  for (const name of ['foreign-client.ts', 'wire-names.ts']) {
    const source = await readFile(new URL(name, import.meta.url), 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from);
    expect(imported.filter((from) => from !== 'socket.io-client' && from !== './wire-names.ts')).toEqual([]);
  }
});

async function openHouse(encryptedReplies: boolean) {
  const desk = await openSportsDesk({ brands: { default: { encryptedReplies } } });
  onTestFinished(async () => {
    expect((await auditHouse(desk.db)).faults).toEqual([]);
    await desk.close();
  });
  await desk.signUp({ username: 'STRANGER', coins });
  return desk;
}

/** As the house describes it, in its served contract. */
async function describedOpener(desk: SportsDesk): Promise<OpenSealed> {
  const { components } = JSON.parse((await desk.send('/docs')).text);
  const [, code] = /```js\n([\s\S]+?)```/.exec(components.schemas.SealedEnvelope.description) ?? [];
  return runInThisContext(`(() => { ${code}\nreturn openReply; })()`);
}

/** Time passes, a second where the client polls, until it has seen what it waits for. */
async function untilSeen<Seen>(desk: SportsDesk, client: ForeignClient, look: () => Seen | undefined) {
  for (let step = 0; step < 200; step += 1) {
    const seen = look();
    if (seen !== undefined) return seen;
    desk.feed.send([]);
    desk.clock.advance(client.isPushed ? 250 : 1000);
    if (!client.isPushed) await client.poll();
    // A round trip, so that what the house sent has arrived.
    await desk.send('/health');
  }
  throw new Error('the client never saw it');
}

const play = [
  { way: 'by socket', isPushed: true, isSealed: false },
  { way: 'by polling', isPushed: false, isSealed: false },
  { way: 'by socket, with replies sealed', isPushed: true, isSealed: true },
  { way: 'by polling, with replies sealed', isPushed: false, isSealed: true },
];

test.each(play)('a client written from the specification plays a match through, $way', async (variant) => {
  const desk = await openHouse(variant.isSealed);
  const tie = await desk.tie();
  if (!variant.isPushed)
    await operateHouse(desk, operatedProducts(desk.products), ['switch-socket', tie.eventId, 'off']);
  const client = new ForeignClient(
    `${desk.address}/api`,
    variant.isSealed ? await describedOpener(desk) : undefined,
  );
  onTestFinished(() => client.logout());

  await signsIn(client);
  await opensTheMatch(client, tie, variant.isPushed);
  await placesBets(desk, client, tie);
  await seesPricesMove(desk, client, tie);
  await seesItsBets(desk, client);
  await seesTheResults(desk, client, tie);
  await readsTheBooks(client, tie);
  expect(client.sealedReplies > 0).toBe(variant.isSealed);

  client.logout();
  await expect(client.balance()).rejects.toThrow('Please sign in again');
});

async function signsIn(client: ForeignClient): Promise<void> {
  const session = await client.login('stranger', defaultPassword);
  expect(session).toMatchObject({ isClient: true, data: { userType: 'client', username: 'STRANGER' } });
  expect(Object.values(session.data.betChipsData)).toContain(250_000);
  expect(await client.notices()).toMatchObject({ clientNotification: '', userNotification: '' });
  expect(await client.balance()).toEqual({ coins, exposure: 0 });
}

async function opensTheMatch(client: ForeignClient, tie: CupTie, isPushed: boolean): Promise<void> {
  const listed = (await client.matches()).find(({ marketId }) => marketId === tie.marketId);
  if (listed === undefined) throw new Error('the match is not listed');
  expect(listed).toMatchObject({ status: 'INPLAY', sportId: 4, socketPerm: isPushed });
  const detail = await client.openMatch(listed);
  expect(client.isPushed).toBe(isPushed);
  expect(JSON.parse(detail.maxMinCoins)).toMatchObject({ minimum_match_bet: 100, minimum_session_bet: 100 });
  for (const address of [detail.tvUrl, detail.scoreIframe]) expect(URL.canParse(address)).toBe(true);
}

async function placesBets(desk: SportsDesk, client: ForeignClient, tie: CupTie): Promise<void> {
  const team = await untilSeen(desk, client, () =>
    client.bookmaker?.team_data.find(({ lgaai }) => Number(lgaai) > 0),
  );
  expect(await client.placeBookmaker(team, 1000)).toMatchObject({
    error: false,
    message: 'Bet Placed Successfully',
  });
  const session = client.bookmaker?.session.find(
    ({ running_status, Selection_id }) => running_status !== 'SUSPENDED' && Selection_id === tie.ids.sixOvers,
  );
  if (session === undefined) throw new Error('no session is open');
  expect((await client.placeYes(session, 500)).error).toBe(false);
  const market = await untilSeen(desk, client, () =>
    client.odds.find(({ marketType }) => marketType === 'Match Odds'),
  );
  const [runner] = market.runners;
  const price = runner?.ex.availableToBack[0]?.price ?? 0;
  expect((await client.placeMatchOdds(market, runner?.selectionId ?? 0, price, 200)).error).toBe(false);
  const small = await client.placeBookmaker(team, 1);
  expect(small).toMatchObject({ error: true, message: 'Minimum bet is 100' });
}

async function seesPricesMove(desk: SportsDesk, client: ForeignClient, tie: CupTie): Promise<void> {
  await desk.sendChanges(
    tie.open(tie.ids.bookmaker, [tie.bestOf('lions', 8000, 8400), { runnerId: 'tigers', back: [], lay: [] }]),
    tie.suspend(tie.ids.sixOvers),
  );
  const moved = await untilSeen(desk, client, () =>
    client.bookmaker?.team_data.find(({ lgaai }) => lgaai === '0.80'),
  );
  expect(moved.khaai).toBe('0.84');
  const session = client.bookmaker?.session.find(({ Selection_id }) => Selection_id === tie.ids.sixOvers);
  expect(session).toMatchObject({ running_status: 'SUSPENDED', runsYes: 0, oddsYes: 0 });
}

async function seesItsBets(desk: SportsDesk, client: ForeignClient): Promise<void> {
  if (client.isPushed) {
    await untilSeen(desk, client, () => (client.requests.includes('sessionBetUpdate') ? true : undefined));
  } else await client.balance();
  expect(client.wallet).toEqual({ coins: coins - 1700, exposure: 1700 });
  const { oddsBetsData, sessionBetsData } = await client.openBets();
  expect(oddsBetsData.map(({ oddsType, amount, odds, type }) => [oddsType, amount, odds, type])).toEqual([
    ['matchOdds', 200, 1.9, 'L'],
    ['bookmaker', 1000, 0.9, 'L'],
  ]);
  expect(oddsBetsData[0]?.userInfo).toMatchObject({ clientName: 'STRANGER', clientCode: 'STRANGER' });
  expect(sessionBetsData).toMatchObject([{ run: 46, amount: 500, type: 'Y', isDeclare: 0 }]);
  const { oddsPosition } = await client.positions();
  const onBookmaker = oddsPosition.filter(({ oddsType }) => oddsType === 'bookmaker');
  expect(onBookmaker.map(({ totalPosition }) => totalPosition)).toEqual([900, -1000]);
  await untilSeen(desk, client, () =>
    client.bookmaker?.team_data.every(({ positon }) => positon !== 0) ? true : undefined,
  );
  expect(client.bookmaker?.team_data.map(({ positon }) => positon)).toEqual([900, -1000]);
}

async function seesTheResults(desk: SportsDesk, client: ForeignClient, tie: CupTie): Promise<void> {
  await desk.sendChanges(
    tie.result(tie.ids.sixOvers, { kind: 'run', run: 52 }),
    tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }),
    tie.result(tie.ids.matchOdds, { kind: 'winner', runnerId: 'tigers' }),
  );
  const [fancy] = await client.completedFancies();
  if (fancy === undefined) throw new Error('no fancy is completed');
  expect(fancy).toMatchObject({ isDeclare: 1, decisionRun: 52 });
  expect(fancyResult(fancy)).toBe(500);
  expect((await client.openBets()).oddsBetsData).toEqual([]);
  expect((await client.clientBets()).oddsBetsData.length).toBe(2);
  await desk.sendChanges(tie.withStatus('completed'));
  expect((await client.detail()).status).toBe('COMPLETED');
}

/** Won 900 on the bookmaker and 500 on the session, lost 200 on match odds. */
async function readsTheBooks(client: ForeignClient, tie: CupTie): Promise<void> {
  const made = 900 + 500 - 200;
  expect(await client.balance()).toEqual({ coins: coins + made, exposure: 0 });
  const complete = await client.completeLedger();
  expect(complete.completeData).toMatchObject({ clientOddsAmount: 700, clientSessionAmount: 500 });
  expect([complete.oddsBetsData.length, complete.sessionBetsData.length]).toEqual([2, 1]);
  expect(complete.sessionTurnOver).toBe(500);
  const { ledgerData, calAmount } = await client.ledger();
  expect(ledgerData.find(({ marketId }) => marketId === tie.marketId)?.amount).toBe(made);
  expect(calAmount).toBe(coins + made);
  const { statementData, balanceAmount, totalCount } = await client.statement();
  expect(totalCount).toBe(statementData.length);
  expect(balanceAmount).toBe(0);
  expect(statementData.reduce((sum, { amount }) => sum + amount, balanceAmount)).toBe(coins + made);
  const another = String(Number(client.userId) + 1);
  await expect(client.statement(another)).rejects.toThrow('You may only see and change your own account');
}
