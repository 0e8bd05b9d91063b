import { EventEmitter } from 'node:events';
import type { OddsMarket } from '@maidan/contract/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLiveSocket } from '../../../house/live-socket.ts';
import { type BestPrices, useBestPrices } from './best-prices.ts';

let cleanUp: () => void = () => undefined;
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (create: () => unknown) => [create()],
  useEffect: (effect: () => () => void) => {
    cleanUp = effect();
  },
  useSyncExternalStore: (_: unknown, get: () => unknown) => get(),
}));

const brand = vi.hoisted(() => ({ flags: { matchOdds: true } }));
vi.mock('../../../brand/brand.ts', () => ({ useBrand: () => brand }));

const house = new EventEmitter();
const sent = vi.fn<(event: string, payload: unknown) => void>();
const frames: (() => void)[] = [];

function watch(eventIds: readonly string[]): BestPrices {
  const Watched = () => useBestPrices(eventIds);
  return Watched();
}

function send(channel: string, message: object): void {
  house.emit(channel, message);
  for (const draw of frames.splice(0)) draw();
}

const matchOdds = (overrides: Partial<OddsMarket> = {}): OddsMarket => ({
  marketType: 'Match Odds',
  marketId: '1.91',
  status: 'OPEN',
  runners: [
    {
      selectionName: 'Lions',
      selectionId: 1,
      ex: { availableToBack: [{ price: 1.9, size: 10 }], availableToLay: [{ price: 1.92, size: 10 }] },
    },
  ],
  ...overrides,
});

beforeEach(() => {
  brand.flags.matchOdds = true;
  house.removeAllListeners();
  sent.mockClear();
  frames.length = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  const socket = {
    connected: true,
    on: house.on.bind(house),
    off: house.off.bind(house),
    emit: sent,
  };
  setLiveSocket(socket as unknown as Parameters<typeof setLiveSocket>[0]);
});

test('the best prices of a match are those its room last sent', () => {
  const prices = watch(['9']);
  expect(sent).toHaveBeenCalledWith('marketByEvent', { eventId: '9', changes: true });
  send('9', { n: 1, data: [matchOdds()] });
  expect(prices.get('9')).toEqual([{ selectionName: 'Lions', back: 1.9, lay: 1.92 }]);
});

test('a closed market has no prices, and for one that was never there the list’s prices are used', () => {
  const prices = watch(['9']);
  send('9', { n: 1, data: [matchOdds({ status: 'CLOSED' })] });
  expect(prices.get('9')).toEqual([]);
  send('9', { n: 2, data: [] });
  expect(prices.get('9')).toBeUndefined();
});

test('prices are removed when the room cannot be reached', () => {
  const prices = watch(['9']);
  send('9', { n: 1, data: [matchOdds()] });
  send('disconnect', {});
  expect(prices.get('9')).toBeUndefined();
});

test('the prices of a match no longer watched are removed, and its room is left', () => {
  const prices = watch(['9']);
  send('9', { n: 1, data: [matchOdds()] });
  cleanUp();
  send('nothing', {});
  expect(prices.get('9')).toBeUndefined();
  expect(sent).toHaveBeenLastCalledWith('LeaveRoom', '9');
  expect(house.eventNames()).toEqual([]);
});

test('at most twelve matches are watched, the first of the list', () => {
  watch(Array.from({ length: 20 }, (_, place) => `match-${place}`));
  const requests = sent.mock.calls.map(([, payload]) => (payload as { eventId: string }).eventId);
  expect(requests.toSorted()).toEqual(Array.from({ length: 12 }, (_, place) => `match-${place}`).toSorted());
});

test('however many matches are watched, each connection event has one listener', () => {
  watch(Array.from({ length: 12 }, (_, place) => `match-${place}`));
  expect(house.listenerCount('userLoggedIn')).toBe(1);
  expect(house.listenerCount('disconnect')).toBe(1);
  sent.mockClear();
  house.emit('userLoggedIn');
  expect(sent).toHaveBeenCalledTimes(12);
});

test('a brand without match odds watches no prices of theirs', () => {
  brand.flags.matchOdds = false;
  const prices = watch(['9']);
  send('9', { n: 1, data: [matchOdds()] });
  expect(sent).not.toHaveBeenCalled();
  expect(prices.get('9')).toBeUndefined();
});
