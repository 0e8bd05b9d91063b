import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatedProducts } from '../../src/products.ts';
import { openSportsDesk, type SportsDesk } from '../support/sports-desk.ts';
import type { TestSocket } from '../support/test-socket.ts';
import { operateHouse } from './operate-house.ts';

let desk: SportsDesk;
beforeAll(async () => {
  desk = await openSportsDesk();
  await run('create-agent', '--role', 'agent', '--username', 'low', '--upline', 'QUICKISSUER');
});
afterAll(() => desk.close());

const run = async (...argv: string[]) => {
  if (argv[0] === 'create-agent') await desk.bettor();
  return operateHouse(desk, operatedProducts(desk.products), argv);
};

let lastName = 0;
/** A client under the agent LOW, with an open page. */
async function pageUnderLow() {
  lastName += 1;
  const username = `under${lastName}`;
  await run('create-client', '--username', username, '--password', 'secret1', '--upline', 'low');
  const signedIn = await desk.signIn(username, 'secret1');
  return { ...signedIn, username, socket: await desk.provedSocket(signedIn) };
}
const otherPage = async () => desk.provedSocket(await desk.bettor());

/** Events arrive in order: once this event for everybody has arrived, those before it have too. */
async function heardOf(socket: TestSocket, event: string): Promise<unknown[]> {
  desk.outbox.toAll('userLoggedIn', { userId: 'last' });
  while (((await socket.next('userLoggedIn')) as { userId: string }).userId !== 'last');
  return socket.heard.filter((heardMessage) => heardMessage.event === event).map(({ message }) => message);
}

describe('shut-betting', () => {
  it('shows at once on the match pages of those below, and open-betting takes it back', async () => {
    const { marketId } = await desk.tie();
    const [page, other] = [await pageUnderLow(), await otherPage()];
    const status = async () =>
      (await desk.call('sports/sportByMarketId', { marketId }, page)).data?.betStatus;
    expect(await status()).toBe(true);
    await run('shut-betting', '--account', 'low');
    expect(await page.socket.next('sportsListUpdate')).toEqual({ isUpdate: true });
    expect(await status()).toBe(false);
    await run('open-betting', '--account', 'low');
    expect(await page.socket.next('sportsListUpdate')).toEqual({ isUpdate: true });
    expect(await status()).toBe(true);
    expect(await heardOf(other, 'sportsListUpdate')).toEqual([]);
  });

  it('of one client is that client’s alone', async () => {
    const { marketId } = await desk.tie();
    const [shut, beside] = [await pageUnderLow(), await pageUnderLow()];
    await run('shut-betting', '--client', shut.username);
    await shut.socket.next('sportsListUpdate');
    const status = async (from: { token: string }) =>
      (await desk.call('sports/sportByMarketId', { marketId }, from)).data?.betStatus;
    expect([await status(shut), await status(beside)]).toEqual([false, true]);
    expect(await heardOf(beside.socket, 'sportsListUpdate')).toEqual([]);
  });
});

describe('refresh-pages', () => {
  it('reaches the account and those under it, signs nobody out, and reaches nobody else', async () => {
    const [page, other] = [await pageUnderLow(), await otherPage()];
    expect((await run('refresh-pages', '--account', 'low')).lines).toEqual([
      'Pages of LOW and everyone under it are refreshed.',
    ]);
    expect(await page.socket.next('domainUpdate')).toEqual({ isRefresh: true });
    expect((await desk.call('user/userBalance', {}, page)).status).toBe(200);
    expect(await heardOf(other, 'domainUpdate')).toEqual([]);
  });

  it('reaches a whole brand, and no other', async () => {
    const page = await otherPage();
    const jade = await desk.provedSocket(await desk.client({ username: 'JADEPAGE', brand: 'jade' }));
    await run('refresh-pages', '--brand', 'default');
    expect(await page.next('domainUpdate')).toEqual({ isRefresh: true });
    expect(await heardOf(jade, 'domainUpdate')).toEqual([]);
    expect(await run('refresh-pages', '--brand', 'nowhere')).toMatchObject({ exit: 1 });
  });
});

it('refresh-matches has the pages of a brand fetch the matches again', async () => {
  const page = await otherPage();
  const jade = await desk.provedSocket(await desk.client({ username: 'JADEMATCHES', brand: 'jade' }));
  await run('refresh-matches');
  expect(await page.next('domainUpdate')).toEqual({ sportListUpdate: true });
  expect(await heardOf(jade, 'domainUpdate')).toEqual([]);
});

it('switch-socket has clients poll a match, or not, and notifies the open pages', async () => {
  const { eventId, marketId } = await desk.tie();
  const client = await desk.bettor();
  const page = await desk.provedSocket(client);
  const isPushed = async () =>
    (await desk.call('sports/sportByMarketId', { marketId }, client)).data?.socketPerm;
  expect(await isPushed()).toBe(true);
  expect((await run('switch-socket', eventId, 'off')).lines).toEqual([
    `Prices of Lions v Tigers (${eventId}) are polled.`,
  ]);
  expect(await page.next('sportsListUpdate')).toEqual({ isUpdate: true });
  expect(await isPushed()).toBe(false);
  await run('switch-socket', eventId, 'on');
  expect(await isPushed()).toBe(true);
  for (const words of [[eventId, 'maybe'], [eventId], ['nowhere', 'on'], [eventId, 'on', 'off']])
    expect(await run('switch-socket', ...words)).toMatchObject({ exit: 1 });
});

it('end-sessions sends userLoggedOut and isLogout to the pages it ends, and to no other', async () => {
  const [page, other] = [await pageUnderLow(), await pageUnderLow()];
  await run('end-sessions', '--client', page.username);
  expect(await page.socket.next('userLoggedOut')).toBe(page.userId);
  expect(await page.socket.next('domainUpdate')).toEqual({ isLogout: true });
  await page.socket.closed;
  expect(await heardOf(other.socket, 'userLoggedOut')).toEqual([]);
});

it('what only the house sends is not passed on when a client sends it', async () => {
  const { marketId } = await desk.tie();
  const [cheat, page] = [await otherPage(), await pageUnderLow()];
  const emit = cheat.io.emit.bind(cheat.io) as (event: string, message: object) => void;
  for (const event of ['domainUpdate', 'sportsListUpdate', 'userLoggedOut', 'coinUpdate', 'marketReload'])
    emit(event, { isLogout: true, isRefresh: true, isUpdate: true, userId: page.userId, coins: 1 });
  // Answered after the events before it.
  cheat.io.emit('JoinRoom', { room: marketId });
  await cheat.next(marketId);
  for (const event of ['domainUpdate', 'sportsListUpdate', 'userLoggedOut', 'coinUpdate', 'marketReload'])
    expect(await heardOf(page.socket, event)).toEqual([]);
});
