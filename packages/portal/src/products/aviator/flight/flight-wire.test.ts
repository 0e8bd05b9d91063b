import { afterEach, expect, test, vi } from 'vitest';
import { hundredthsNow, mergeFlight, reachesAt, shareLeft } from './flight.ts';
import { readFlight } from './flight-wire.ts';

afterEach(() => vi.unstubAllGlobals());

const state = {
  gameStatus: 'open',
  roundId: 'aviator.7',
  curentMultiplier: 1,
  crashValue: 0,
  crashStatus: false,
  waitingTime: 4,
  progress: 20,
  isBetting: true,
  leftMs: 4_000,
  totalMs: 5_000,
  seedHash: 'ab',
  commitment: `${'ab'.repeat(32)}.v1.${'cd'.repeat(32)}`,
};

function read(changes: object, heardAt = 1_000) {
  const flight = readFlight(JSON.stringify({ ...state, ...changes }), heardAt);
  if (!flight) throw new Error('cannot be read');
  return flight;
}

test('an open round gives the time left at any moment', () => {
  const flight = read({});
  expect(flight).toMatchObject({ status: 'open', takesBets: true, crash: undefined, seedHash: 'ab' });
  expect([1_000, 3_000, 5_000, 9_000].map((now) => shareLeft(flight, now))).toEqual([0.8, 0.4, 0, 0]);
});

test('the salt shown before bets is that of the commitment, and none without one', () => {
  expect(read({}).salt).toBe('cd'.repeat(32));
  expect(read({ commitment: undefined }).salt).toBeUndefined();
});

test('a house that sends whole seconds only is supported too', () => {
  const { leftMs: _, totalMs: __, ...plain } = state;
  const flight = readFlight(JSON.stringify(plain), 1_000);
  expect(flight).toMatchObject({ endsAt: 5_000, lengthMs: 4_000 });
});

test('the multiplier rises from the take-off, which a late message does not delay', () => {
  const first = read({ gameStatus: 'running', isBetting: false, elapsedMs: 0 }, 1_000);
  const late = read({ gameStatus: 'running', isBetting: false, elapsedMs: 500 }, 1_700);
  const merged = mergeFlight(first, late);
  expect(merged.tookOffAt).toBe(1_000);
  expect(hundredthsNow(merged, 1_000 + 11_553)).toBe(200);
  expect(mergeFlight(late, first).tookOffAt).toBe(1_000);
});

test('joined in mid-flight, a house of document 2 shows the multiplier it sent, and no other before its next message', () => {
  const running = { gameStatus: 'running', isBetting: false };
  const joined = mergeFlight(undefined, read({ ...running, curentMultiplier: 2.5 }, 1_000));
  expect(hundredthsNow(joined, 1_000)).toBe(250);
  expect(hundredthsNow(joined, 3_000)).toBe(250);
  const next = mergeFlight(joined, read({ ...running, curentMultiplier: 2.51 }, 3_000));
  expect(hundredthsNow(next, 3_000)).toBe(251);
});

test('a house that sends how fast its multiplier grows is followed between its messages', () => {
  const growing = { gameStatus: 'running', curentMultiplier: 2, growthPerMs: 0.0001 };
  const flight = read(growing, 1_000);
  expect(hundredthsNow(flight, 1_000)).toBe(200);
  expect(hundredthsNow(flight, 1_000 + Math.log(2) / 0.0001)).toBe(400);
  expect(reachesAt(flight, 400)).toBeCloseTo(1_000 + Math.log(2) / 0.0001);
  expect(reachesAt(read({ gameStatus: 'running', curentMultiplier: 2 }), 400)).toBe(Number.POSITIVE_INFINITY);
});

test('a finished flight stays at its crash multiplier', () => {
  const flight = read({ gameStatus: 'waiting', crashValue: 5.62, crashStatus: true });
  expect(hundredthsNow(flight, 99_999)).toBe(562);
});

test('a message that cannot be parsed is reported and changes nothing', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  expect(readFlight('{', 0)).toBeUndefined();
  expect(readFlight('{"gameStatus":"landed"}', 0)).toBeUndefined();
  expect(readFlight('{"gameStatus":"running","roundId":"r"}', 0)).toBeUndefined();
  expect(report).toHaveBeenCalledTimes(3);
});
