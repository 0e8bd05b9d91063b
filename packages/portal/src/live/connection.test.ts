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
  const { openConnection } = await import('./connection.ts');
  return openConnection({ address, identity, onListen: () => undefined });
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

test('it uses websocket alone and reconnects for ever, after 1 to 5 seconds, spread by half', async () => {
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

test('it proves the session by login at first and by reconnect after', async () => {
  await open();
  socket.emit('connect');
  socket.emit('connect');
  expect(socket.sent.mock.calls).toEqual([
    ['login', identity],
    ['reconnect', identity],
  ]);
});

test('a hidden page leaves, and comes back when seen again', async () => {
  const close = await open();
  expect(socket.connect).toHaveBeenCalledTimes(1);
  turn(true);
  expect(socket.disconnect).toHaveBeenCalledTimes(1);
  turn(false);
  expect(socket.connect).toHaveBeenCalledTimes(2);
  close();
  turn(false);
  expect(socket.connect).toHaveBeenCalledTimes(2);
});

test('it comes back five seconds after the house hung up, and not once it was closed for good', async () => {
  const close = await open();
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
