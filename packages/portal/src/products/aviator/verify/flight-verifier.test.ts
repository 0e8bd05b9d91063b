import { coinsFromWhole, commitmentTo, keyFromHex, keyToHex } from '@maidan/betting';
import type { AviatorBet, FlownRound } from '@maidan/contract/wire';
import { chainEnd, commitToFlight, crashPoint, flightVersion, makeChain, seedAt } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { type FlownRecord, readFlight, writeFlight } from './flight-text.ts';
import { checkFlown } from './flight-verifier.tsx';
import { recordOf } from './record-wire.ts';

const position = 40;
const chain = makeChain(new Uint8Array(32).fill(5), position, 10);
const salt = 'ab'.repeat(32);
const crashAt = (at: number) => crashPoint(seedAt(chain, at), keyFromHex(salt) ?? new Uint8Array());
/** A flight that lasts long enough to cash out. */
const at = Array.from({ length: position }, (_, index) => index + 1).find((each) => crashAt(each) > 300) ?? 0;
const seed = seedAt(chain, at);
const crash = crashAt(at);

const round: FlownRound = {
  roundId: `aviator.${at}`,
  creashValue: crash / 100,
  seed: keyToHex(seed),
  seedHash: commitmentTo(seed),
  salt,
  commitment: commitToFlight(seed, flightVersion, salt),
  version: flightVersion,
  chainEnd: chainEnd(chain),
  position: at,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const bet = {
  roundId: round.roundId,
  amount: 100,
  multiplier: 2.5,
  profit: 150,
  loss: 0,
  isDeclare: 1,
} as AviatorBet;
const lostBet = { ...bet, multiplier: null, profit: 0, loss: 100 } as AviatorBet;

function recordFrom(shown: FlownRound, bets: readonly AviatorBet[] = []): FlownRecord {
  const record = recordOf(shown, bets);
  if (!record) throw new Error('no proof');
  return record;
}

function failedIn(record: FlownRecord) {
  const steps = checkFlown(record);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.checks.filter(({ isOk }) => !isOk).map(({ key }) => key);
  }
}

test('a flight of the house passes every check, with every bet on it', () => {
  expect(failedIn(recordFrom(round, [bet, lostBet]))).toEqual([]);
});

test.each([
  ['crash', { creashValue: crash / 100 + 0.01 }],
  ['salt', { commitment: commitToFlight(seed, flightVersion, 'cd'.repeat(32)) }],
  ['chain', { position: at + 1 }],
  ['version', { version: flightVersion + 1 }],
])('%s that differs from what the seed gives is detected', (key, shown) => {
  expect(failedIn(recordFrom({ ...round, ...shown }))).toEqual([key]);
});

test('a hash that is not of the seed is not that of the commitment either', () => {
  expect(failedIn(recordFrom({ ...round, seedHash: '0'.repeat(64) }))).toEqual(['seed', 'salt']);
});

test('a salt chosen after the flight, so that the crash shown follows from it, is detected', () => {
  const chosen = 'cd'.repeat(32);
  const shown = crashPoint(seed, keyFromHex(chosen) ?? new Uint8Array()) / 100;
  expect(failedIn(recordFrom({ ...round, salt: chosen, creashValue: shown }))).toEqual(['salt']);
});

test.each([
  ['less than its cash-out', { ...bet, profit: 140 }],
  ['more than the flight reached', { ...bet, multiplier: crash / 100 + 1 }],
  ['nothing, though the flight reached its target', { ...lostBet, autoCashOut: 2 }],
])('a bet that was paid %s is detected', (_, wrong) => {
  expect(failedIn(recordFrom(round, [wrong as AviatorBet]))).toEqual(['bet']);
});

test('a cancelled round returns every stake', () => {
  const record = {
    ...recordFrom(round),
    isVoid: true,
    bets: [{ stake: coinsFromWhole(100), profit: coinsFromWhole(0) }],
  };
  expect(failedIn(record)).toEqual([]);
});

test('bets on other flights, and cancelled ones, are left out', () => {
  const others = [
    { ...bet, roundId: 'aviator.1' },
    { ...bet, isVoid: true },
  ] as AviatorBet[];
  expect(recordFrom(round, others).bets).toEqual([]);
});

test('a flight copied on one device is read unchanged on another', () => {
  const record = recordFrom(round, [bet, lostBet, { ...bet, autoCashOut: 2.5 } as AviatorBet]);
  expect(readFlight(writeFlight(record))).toEqual({ ok: true, value: record });
});

test.each([
  ['not JSON', 'half a flight', '', 'not-json'],
  [
    'without its salt',
    JSON.stringify({ ...JSON.parse(writeFlight(recordFrom(round))), salt: undefined }),
    'salt',
    'missing',
  ],
  [
    'with a crash below 1',
    JSON.stringify({ ...JSON.parse(writeFlight(recordFrom(round))), crash: 0.5 }),
    'crash',
    'malformed',
  ],
  [
    'with a bet of nothing',
    JSON.stringify({ ...JSON.parse(writeFlight(recordFrom(round))), bets: [{}] }),
    'bets.0',
    'malformed',
  ],
])('a copied flight %s is refused with the name of the wrong field', (_, text, field, fault) => {
  expect(readFlight(text)).toEqual({ ok: false, refusal: { field, fault } });
});

test.each(['seed', 'commitment'] as const)('a flight without its %s cannot be verified', (field) => {
  expect(recordOf({ ...round, [field]: undefined }, [])).toBeUndefined();
});
