import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findByUsername } from '../../src/account/store.ts';
import { auditHouse } from '../../src/bets/audit/audit.ts';
import { dayOf } from '../../src/time/period.ts';
import type { CupTie } from '../support/cup-tie.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import { defaultPassword } from '../support/test-app.ts';
import { FamilyClient, type Row, type Theme } from './family-client.ts';
import { signedInClient, themes } from './signed-in-client.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
});
afterAll(async () => {
  expect((await auditHouse(desk.db)).faults).toEqual([]);
  await desk.close();
});

const coins = 50_000;
const idOf = async ({ client }: FamilyClient) => {
  const account = await findByUsername(desk.db, 'default', client?.username ?? '');
  if (account === undefined) throw new Error('the client has no account');
  return account.id;
};

const signedIn = (theme: Theme) => signedInClient(desk, theme, coins);

interface Listed {
  readonly marketId: string;
  readonly eventId: string;
  readonly matchDate: string;
  readonly socketUrl: string;
  readonly socketPerm: boolean;
}

async function openMatch(client: FamilyClient, tie: CupTie) {
  const { data: matches } = await client.store<Listed[]>('sports/matchList');
  const match = matches.find(({ marketId }) => marketId === tie.marketId);
  if (match === undefined) throw new Error('the match is not listed');
  expect(match).toMatchObject({ socketPerm: true, eventId: tie.eventId });
  const { data: detail } = await client.store<{ maxMinCoins: string }>('sports/sportByMarketId', {
    marketId: match.marketId,
  });
  expect(JSON.parse(detail.maxMinCoins)).toMatchObject({ minimum_match_bet: 100 });
  return { match, ...(await client.joinMatch(match.socketUrl, match.marketId, match.eventId)) };
}

/** Prices are sent on the house's beat. */
const untilSeen = <Seen>(look: () => Seen | undefined) =>
  vi.waitFor(() => {
    desk.feed.send([]);
    desk.clock.advance(250);
    const seen = look();
    if (seen === undefined) throw new Error('not seen yet');
    return seen;
  });

type Seen = Awaited<ReturnType<FamilyClient['joinMatch']>>['seen'];

/** As the exposure page, the match page and the lists of a table ask. */
async function readsItsLists(client: FamilyClient, tie: CupTie): Promise<void> {
  const { data: exposed } = await client.direct<Row[]>('sports/betsList', {
    fancyBet: true,
    oddsBet: true,
    diamondBet: true,
    isDeclare: false,
    isDeleted: false,
    isClientExposure: true,
  });
  expect(exposed.map(({ amount, marketType }) => [amount, marketType])).toEqual([
    [500, 'fancy'],
    [200, 'matchOdds'],
    [1000, 'bookmaker'],
  ]);
  type Lists = { oddsBetData: readonly Row[]; fancyBetData: readonly Row[]; casinoBetData: readonly Row[] };
  const { marketId } = tie;
  const own = await client.direct<Lists>('user/clientBetListByMarketId', {
    marketId,
    fancyBet: true,
    oddsBet: true,
  });
  expect([own.data.oddsBetData.length, own.data.fancyBetData.length]).toEqual([2, 1]);
  const [bet] = own.data.oddsBetData.filter(({ oddsType }) => oddsType === 'bookmaker');
  expect(bet?.positionInfo).toEqual({ 1: 900, 2: -1000 });
  const open = await client.direct<Lists>('sports/betsList', { marketId, isDeclare: false });
  expect([open.data.oddsBetData.length, open.data.fancyBetData.length]).toEqual([2, 1]);
  expect(open.data.casinoBetData).toEqual([]);
  const position = await client.store<Record<string, number>>('sports/getSessionPositionBySelectionId', {
    marketId,
    selectionId: tie.ids.sixOvers,
  });
  expect([position.data[45], position.data[46]]).toEqual([-500, 500]);
}

/** The prices of a closed row are 0 and its words say so: no theme reads all of it. */
async function seesAClosedRow(tie: CupTie, seen: Seen): Promise<void> {
  await desk.sendChanges(tie.suspend(tie.ids.bookmaker), tie.suspend(tie.ids.sixOvers));
  const team = await untilSeen(() =>
    seen.market?.result.team_data.find((row) => row.team_name === 'Lions' && row.lgaai === '0.00'),
  );
  expect(team).toMatchObject({ khaai: '0.00', running_status: 'SUSPENDED' });
  const fancy = seen.market?.result.session.find(({ session_id }) => session_id === tie.ids.sixOvers);
  expect(fancy).toMatchObject({ runsYes: 0, oddsYes: 0, running_status: 'SUSPENDED' });
}

async function readsTheBooks(client: FamilyClient, tie: CupTie): Promise<void> {
  const { userId } = client;
  await desk.sendChanges(
    tie.result(tie.ids.sixOvers, { kind: 'run', run: 52 }),
    tie.result(tie.ids.bookmaker, { kind: 'winner', runnerId: 'lions' }),
    tie.result(tie.ids.matchOdds, { kind: 'winner', runnerId: 'tigers' }),
  );
  const made = 900 + 500 - 200;
  expect((await client.store('user/userBalance')).data).toEqual({ coins: coins + made, exposure: 0 });
  type Page = { statementData: readonly Row[]; balanceAmount: number };
  const paged = { userId, pageNo: 1, size: 50 };
  const { data: page } = await client.store<Page>('user/userStatement', paged);
  expect(
    page.statementData.reduce((balance, { amount }) => balance + Number(amount), page.balanceAmount),
  ).toBe(coins + made);
  const day = dayOf(desk.clock.now());
  const days = { userId, fromDate: day, toDate: day };
  const unpaged = await client.store<Row[]>('user/userStatement', days);
  expect(
    unpaged.data.reduce((balance, { amount }) => balance + Number(amount), Number(unpaged.message)),
  ).toBe(coins + made);
  const ledger = await client.store<{ ledgerData: Row[] }>('user/userLedger', { downlineUserId: userId });
  expect(ledger.data.ledgerData.find(({ marketId }) => marketId === tie.marketId)?.amount).toBe(made);
  const foreign = await client.store('user/userLedger', { downlineUserId: String(Number(userId) + 1) });
  expect(foreign.isSuccess).toBe(false);
  const complete = await client.store<{ completeData: Row; oddsBetsData: Row[] }>(
    'user/completeLedgerDetails',
    {
      marketId: tie.marketId,
    },
  );
  expect(
    complete.data.oddsBetsData.map(
      ({ positionInfo, decisionSelectionId }) => positionInfo[decisionSelectionId],
    ),
  ).toEqual([-200, 900]);
}

test('the client imports nothing of ours', async () => {
  const source = await readFile(new URL('family-client.ts', import.meta.url), 'utf8');
  expect([...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from)).toEqual(['socket.io-client']);
});

test('a session is sent in capitals, by which pages sort, and is bet on by its name however long', async () => {
  const [client, tie] = [await signedIn('P'), await desk.tie()];
  const id = `${tie.eventId}1003`;
  const name = 'Only 20 over runs of the Lions against the Tigers, in the first innings at their own ground';
  const market = { id, matchId: tie.eventId, name, runners: [], isCommission: true, remark: '' };
  await desk.sendChanges({ kind: 'market', market: { ...market, kind: 'fancy' } });
  await desk.sendChanges(tie.line(id, { yesRun: 150, noRun: 148, yesOdds: 10_000, noOdds: 10_000 }));
  const { match, seen } = await openMatch(client, tie);
  const fancy = await untilSeen(() =>
    seen.market?.result.session.find(({ session_id }) => session_id === id),
  );
  expect(fancy.session_name).toBe(name.toUpperCase());
  const bet = {
    marketId: match.marketId,
    eventId: match.eventId,
    odds: '1',
    amount: 500,
    selectionId: id,
    betFor: fancy.session_name,
    run: '150',
    oddsType: 'fancy',
    type: 'Y',
  };
  expect(await client.store('sports/sessionBetPlaced', bet)).toMatchObject({ isSuccess: true });
});

describe.each(themes)('a client of theme %s', (theme) => {
  test('signs in, reads the client at the top of the reply, and is refused with a status', async () => {
    const client = await signedIn(theme);
    expect(client.path).toBe('/main/dashboard');
    expect(client.client).toMatchObject({ userType: 'client', balance: coins, rateReffrence: 0.01 });
    expect(Object.values(client.client?.betChipsData ?? {})).toContain(250_000);
    const wrong = await new FamilyClient(`${desk.address}/api`, theme).signIn('NOBODY', 'not-it');
    expect(wrong).toMatchObject({ isSuccess: false, message: 'Username or password is wrong' });
  });

  test('has its account followed by a socket, and a dropped line restores what it had', async () => {
    const client = await signedIn(theme);
    const answer = await client.openAccountSocket(desk.address);
    expect(answer).toEqual(theme === 'R' ? undefined : { isProved: false });
    const heard = () => client.heard.filter(({ event }) => event === 'sportsListUpdate').length;
    const id = await idOf(client);
    const send = () => desk.outbox.toClient(id, 'sportsListUpdate', { isUpdate: true });
    await vi.waitFor(() => {
      send();
      expect(heard()).toBeGreaterThan(0);
    });
    const before = client.account?.id;
    client.account?.io.engine.close();
    await vi.waitFor(() => expect(client.account?.connected).toBe(true));
    expect(client.account?.id).not.toBe(before);
    const count = heard();
    await vi.waitFor(() => {
      send();
      expect(heard()).toBeGreaterThan(count);
    });
  });

  test('joins a match, bets, and a refused bet is no success', async () => {
    const client = await signedIn(theme);
    const tie = await desk.tie();
    const { match, seen } = await openMatch(client, tie);
    const ids = { marketId: match.marketId, eventId: match.eventId };
    const team = await untilSeen(() => seen.market?.result.team_data.find(({ lgaai }) => Number(lgaai) > 0));
    const bookmaker = {
      ...ids,
      odds: team.lgaai,
      selectionId: String(team.selectionid),
      betfairMarketId: 'undefined',
      betFor: team.team_name,
      run: '0',
      oddsType: 'bookmaker',
      type: 'L',
    };
    const placed = await client.store('sports/oddBetPlaced', { ...bookmaker, amount: 1000 });
    expect(placed).toMatchObject({ isSuccess: true, message: 'Bet Placed Successfully' });
    const small = await client.store('sports/oddBetPlaced', { ...bookmaker, amount: '1' });
    expect(small).toMatchObject({ isSuccess: false, message: 'Minimum bet is 100' });

    const market = await untilSeen(() => seen.odds.find(({ marketType }) => marketType === 'Match Odds'));
    const [runner] = market.runners;
    const best = runner?.ex.availableToBack[0];
    const exchange = {
      ...ids,
      odds: `${best?.price}`,
      amount: '200',
      selectionId: String(runner?.selectionId),
      betfairMarketId: market.marketId,
      betFor: runner?.selectionName,
      run: String(best?.size),
      oddsType: 'matchOdds',
      type: 'L',
    };
    expect(await client.store('sports/oddBetPlaced', exchange)).toMatchObject({ isSuccess: true });

    const fancy = seen.market?.result.session.find(({ runsYes }) => runsYes > 0);
    const session = {
      ...ids,
      odds: String(fancy?.oddsYes),
      amount: 500,
      selectionId: fancy?.session_id,
      betFor: fancy?.session_name,
      run: String(fancy?.runsYes),
      oddsType: 'fancy',
      type: 'Y',
    };
    expect(await client.store('sports/sessionBetPlaced', session)).toMatchObject({ isSuccess: true });
    expect(await client.store('sports/sessionBetPlaced', { ...session, amount: 1 })).toMatchObject({
      isSuccess: false,
      message: 'Minimum bet is 100',
    });
    await readsItsLists(client, tie);
    await seesAClosedRow(tie, seen);
    await readsTheBooks(client, tie);
  });

  test('is sent back to the sign-in when it was signed in elsewhere, and after it signed out', async () => {
    const client = await signedIn(theme);
    await client.openAccountSocket(desk.address);
    await vi.waitFor(() => expect(client.account?.connected).toBe(true));
    const again = new FamilyClient(`${desk.address}/api`, theme);
    await again.signIn(client.client?.username ?? '', defaultPassword);
    await vi.waitFor(() => expect(client.path).toBe('/signin'));
    const { status, body } = await client.send('user/userBalance');
    expect([status, body.code]).toEqual([401, 3]);
  });

  test('keeps its choices by the words it has for them', async () => {
    const client = await signedIn(theme);
    const rate = await client.store('user/updateRateReffrenece', { rate: 3 }, 'PATCH');
    expect(rate).toMatchObject({ isSuccess: true, data: { rateReffrenec: 0.03 } });
    const six = await client.store('user/updateRateReffrenece', { rate: 6 }, 'PATCH');
    expect(six.isSuccess).toBe(false);
    for (const method of ['PATCH', 'POST'])
      expect(await client.direct('user/updateBetChipsModal', { status: true }, method)).toMatchObject({
        isSuccess: true,
        data: { betChipsModal: true },
      });
    const chips = { userId: client.userId, betChipsData: { 1: 100, 2: '200' } };
    expect(await client.store('user/userUpdate', chips, 'PATCH')).toMatchObject({ isSuccess: true });
    const wrong = { oldPassword: 'not-it', password: 'Another-Horse-2' };
    expect((await client.store('user/updateUserPassword', wrong, 'PATCH')).isSuccess).toBe(false);
    const again = new FamilyClient(`${desk.address}/api`, theme);
    await again.signIn(client.client?.username ?? '', defaultPassword);
    expect(again.client).toMatchObject({
      rateReffrence: 0.03,
      betChipsModal: true,
      betChipsData: { 1: 100, 2: 200 },
    });
    for (const payload of [undefined, { domainUrl: 'http://localhost:8080' }])
      expect(await again.store('website/domainSettingByDomainName', payload)).toMatchObject({
        isSuccess: true,
        data: { clientNotification: '' },
      });
  });
});
