import { EventEmitter } from 'node:events';
import { createFreshness } from '@maidan/client/freshness.ts';
import type { AviatorBetsPicture, LiveBet } from '@maidan/contract/wire';
import { afterEach, expect, test, vi } from 'vitest';

const socket = Object.assign(new EventEmitter(), {
  io: new EventEmitter(),
  connect: vi.fn(),
  disconnect: vi.fn(),
  close: vi.fn(),
  active: false,
});
const io = vi.fn<(...parameters: unknown[]) => unknown>(() => socket);
vi.mock('socket.io-client', () => ({ io }));
const { openFlightLine, patchBets } = await import('./flight-line-wire.ts');

afterEach(() => vi.unstubAllGlobals());

test('the game’s own connection may poll, has credentials, and gives up after five attempts, 1 to 5 seconds apart', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('window', new EventTarget());
  const nothing = () => undefined;
  const line = openFlightLine({
    address: 'https://flights.example',
    identity: { userId: 'u1', token: 't', domain: 'localhost' },
    freshness: createFreshness(() => 0),
    onState: nothing,
    onBets: nothing,
    onCashedOut: nothing,
    onOwnBet: nothing,
    onChat: nothing,
    onChatGone: nothing,
    onJoined: nothing,
    onGivenUp: nothing,
  });
  expect(io).toHaveBeenCalledWith(
    'https://flights.example',
    expect.objectContaining({
      transports: ['websocket', 'polling'],
      withCredentials: true,
      reconnectionAttempts: 5,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
    }),
  );
  expect(socket.connect).toHaveBeenCalledTimes(1);
  line.close();
});

const row = (id: string, amount: number, x: number | null = null): LiveBet => ({
  id,
  player: 'k***1',
  amount,
  x,
  win: x === null ? 0 : amount * x,
});

const picture: AviatorBetsPicture = {
  n: 4,
  roundId: 'aviator.7',
  bettorCount: 2,
  betCount: 2,
  totalBet: 150,
  totalWin: 0,
  bets: [row('a', 100), row('b', 50)],
};

test('a patch changes the rows and figures it contains, and the largest bet stays first', () => {
  const after = patchBets(picture, {
    n: 5,
    totalWin: 75,
    betCount: 3,
    bets: [row('b', 50, 1.5), row('c', 200)],
  });
  expect(after?.bets.map(({ id, x }) => [id, x])).toEqual([
    ['c', null],
    ['a', null],
    ['b', 1.5],
  ]);
  expect(after).toMatchObject({ n: 5, totalWin: 75, betCount: 3, bettorCount: 2 });
});

test('bets that were removed are no longer shown', () => {
  expect(patchBets(picture, { n: 5, gone: ['a'] })?.bets.map(({ id }) => id)).toEqual(['b']);
});

test('another round starts with the bets in its patch', () => {
  const after = patchBets(picture, { n: 5, roundId: 'aviator.8', betCount: 0, bets: [] });
  expect(after).toMatchObject({ roundId: 'aviator.8', bets: [] });
});

test('after a patch that does not follow, a new picture is requested', () => {
  expect(patchBets(picture, { n: 6, totalWin: 1 })).toBeUndefined();
});
