import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const socket = Object.assign(new EventEmitter(), {
  connect: vi.fn(),
  disconnect: vi.fn(),
  close: vi.fn(),
  sent: vi.fn(),
});
const io = vi.fn<(...parameters: unknown[]) => unknown>(() => ({
  on: (event: string, listener: () => void) => socket.on(event, listener),
  emit: socket.sent,
  connect: socket.connect,
  disconnect: socket.disconnect,
  close: socket.close,
}));
vi.mock('socket.io-client', () => ({ io }));

const newPage = () => Object.assign(new EventTarget(), { hidden: false });
let page = newPage();
const identity = { userId: 'u1', token: 't', domain: 'localhost' };

async function open(address = '') {
  const { openConnection } = await import('./sockets.ts');
  return openConnection({ address, identity });
}

function turn(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  page = newPage();
  vi.stubGlobal('document', page);
  socket.removeAllListeners();
  vi.clearAllMocks();
});

afterEach(() => vi.useRealTimers());

test('the connection uses websockets only and always reconnects, after 1 to 5 seconds, with a jitter of a half', async () => {
  await open('https://live.example');
  expect(io).toHaveBeenCalledWith(
    'https://live.example',
    expect.objectContaining({
      transports: ['websocket'],
      reconnectionAttempts: Number.POSITIVE_INFINITY,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
    }),
  );
});

test('the connection sends the session as login at first and as reconnect afterwards', async () => {
  await open();
  socket.emit('connect');
  socket.emit('connect');
  expect(socket.sent.mock.calls).toEqual([
    ['login', identity],
    ['reconnect', identity],
  ]);
});

test('a hidden page disconnects, and reconnects when it is visible again', async () => {
  const { close } = await open();
  expect(socket.connect).toHaveBeenCalledTimes(1);
  turn(true);
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
  turn(false);
  expect(socket.connect).toHaveBeenCalledTimes(2);
  close();
  turn(false);
  expect(socket.connect).toHaveBeenCalledTimes(2);
});

test('the connection returns five seconds after the house closed it, but not after the page closed it', async () => {
  const { close } = await open();
  vi.useFakeTimers();
  socket.emit('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledTimes(2);
  socket.emit('disconnect', 'transport close');
  vi.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledTimes(2);
  socket.emit('disconnect', 'io server disconnect');
  close();
  vi.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledTimes(2);
});
