import { commitmentTo, keyFromText, keyToHex } from '@maidan/betting';
import { roundWords, verifyVirtualRound, virtualGames } from '@maidan/studio/rules';
import type { InstantRecord } from '@maidan/studio/wire';
import { expect, test } from 'vitest';
import { readVirtual, writeVirtual } from './virtual-verifier.tsx';

const seed = keyFromText('a round of roulette');
const roundId = 'roulette.4fWq0aTzLmN2';
const number = roundWords({ serverSeed: seed, roundId, clientSeed: 'my-own-seed' }).below(37);
const record: InstantRecord = {
  game: 'roulette',
  version: '1',
  roundId,
  commitment: commitmentTo(seed),
  serverSeed: keyToHex(seed),
  clientSeed: 'my-own-seed',
  bets: [{ option: `straight-${number}`, points: 10, paid: '360.00' }],
  outcome: { game: 'roulette', number },
  staked: '10.00',
  paid: '360.00',
  decidedAt: '2026-01-01T00:00:00.000Z',
};

test('a round copied on one device is read unchanged on another, and verified', () => {
  const read = readVirtual(writeVirtual(record));
  expect(read).toEqual({ ok: true, value: record });
  expect(read.ok && verifyVirtualRound(read.value).isOk).toBe(true);
});

test.each(virtualGames.map((game) => [game.code, game.version, game] as const))(
  'a round of %s, rules %s, is read unchanged and verified',
  (code, version, game) => {
    const words = roundWords({
      serverSeed: seed,
      roundId: `${code}.4fWq0aTzLmN2`,
      clientSeed: 'my-own-seed',
    });
    const outcome = game.outcomeToShow(game.draw(words));
    const played: InstantRecord = {
      ...record,
      game: code as InstantRecord['game'],
      version,
      roundId: `${code}.4fWq0aTzLmN2`,
      bets: [],
      outcome: outcome as InstantRecord['outcome'],
      staked: '0.00',
      paid: '0.00',
    };
    const read = readVirtual(writeVirtual(played));
    expect(read).toEqual({ ok: true, value: played });
    expect(read.ok && verifyVirtualRound(read.value).isOk).toBe(true);
  },
);

test.each([
  ['not JSON', 'half a round', '', 'not-json'],
  ['without a seed', JSON.stringify({ ...record, serverSeed: undefined }), 'serverSeed', 'missing'],
  ['of a game that is none', JSON.stringify({ ...record, game: 'chess' }), 'game', 'malformed'],
  ['with a bet of nothing', JSON.stringify({ ...record, bets: [{}] }), 'bets', 'malformed'],
  [
    'with an outcome of nothing',
    JSON.stringify({ ...record, outcome: { game: 'roulette' } }),
    'outcome',
    'malformed',
  ],
])('a copied round %s is refused with the name of the wrong field', (_, text, field, fault) => {
  expect(readVirtual(text)).toEqual({ ok: false, refusal: { field, fault } });
});
