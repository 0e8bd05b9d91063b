import { EventEmitter } from 'node:events';
import { createFreshness } from '@maidan/client/freshness.ts';
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

afterEach(() => vi.unstubAllGlobals());

test('the game’s own connection may poll, has credentials, and gives up after five attempts, 1 to 5 seconds apart', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('window', new EventTarget());
  const { openFlightLine } = await import('./flight-line-wire.ts');
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
