import type { MatchProof } from '@maidan/contract/wire';
import { expect, test } from 'vitest';
import { readProof } from './paste-proof.tsx';

const proof: MatchProof = {
  eventId: '3031500000',
  matchName: 'Lions v Tigers',
  seriesName: 'Cup',
  startsAt: '2026-11-15T02:08:00.000Z',
  idPrefix: '30',
  seedHash: 'ab'.repeat(32),
  seed: 'cd'.repeat(32),
  markets: [
    {
      marketId: '1.30315000001',
      marketName: 'Match Odds',
      oddsType: 'matchOdds',
      runners: [{ id: '1', name: 'Lions' }],
      result: { kind: 'winner', runnerId: '1' },
      isByHand: false,
      rule: 'match-winner',
      reason: 'Lions won.',
    },
  ],
};

test('a proof is read back as it was copied, with its seed published or still secret', () => {
  expect(readProof(JSON.stringify(proof))).toEqual(proof);
  const named = { ...proof, generator: 3 };
  expect(readProof(JSON.stringify(named))).toEqual(named);
  expect(readProof(JSON.stringify({ ...proof, seed: null, markets: [] }))).toBeDefined();
});

test.each([
  ['nothing', ''],
  ['half a text', JSON.stringify(proof).slice(0, 100)],
  ['null', 'null'],
  ['a list', '[]'],
  ['a proof without its hash', JSON.stringify({ ...proof, seedHash: undefined })],
  ['a proof that never starts', JSON.stringify({ ...proof, startsAt: 'soon' })],
  ['a seed that is no text', JSON.stringify({ ...proof, seed: 7 })],
  ['a generator that is no number', JSON.stringify({ ...proof, generator: '3' })],
  ['markets that are none', JSON.stringify({ ...proof, markets: [{ marketId: '1' }] })],
  [
    'a result of no kind',
    JSON.stringify({ ...proof, markets: proof.markets.map((market) => ({ ...market, result: {} })) }),
  ],
])('%s is not a proof', (_, text) => {
  expect(readProof(text)).toBeUndefined();
});
