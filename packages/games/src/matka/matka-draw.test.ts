import { commitmentTo, keyedRandom, keyFromText, keyToHex } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { parseCommitment } from '../proof/fairness.ts';
import { chainEnd, makeChain, seedAt } from '../proof/hash-chain.ts';
import {
  type DrawRecord,
  drawCommitment,
  drawDigits,
  drawPanna,
  matkaPayTableHash,
  verifyDraw,
} from './draw-options.ts';
import { isPanna, kindOfPanna } from './pannas.ts';

const chain = makeChain(keyFromText('a secret'), 20, 5);
const seed = seedAt(chain, 7);
const record: DrawRecord = {
  roundId: 'sandhya-open.7',
  seed,
  seedHash: commitmentTo(seed),
  chain: { end: chainEnd(chain), position: 7 },
  panna: drawPanna(seed, 'sandhya-open.7'),
};

function verified(changes: Partial<DrawRecord> = {}) {
  const steps = verifyDraw({ ...record, ...changes });
  for (;;) {
    const step = steps.next();
    if (step.done) return Object.fromEntries(step.value.map(({ key, isOk }) => [key, isOk]));
  }
}

describe('a draw', () => {
  it('is a panna, always the same from the same seed, and different for another round', () => {
    const rounds = Array.from({ length: 50 }, (_, number) => drawPanna(seed, `sandhya-open.${number}`));
    expect(rounds.every(isPanna)).toBe(true);
    expect(rounds[7]).toBe(record.panna);
    expect(new Set(rounds).size).toBeGreaterThan(20);
  });

  it('gives single, double and triple pannas as often as three ten-sided dice', () => {
    const random = keyedRandom(keyFromText('twenty thousand draws'));
    const counts = { single: 0, double: 0, triple: 0 };
    for (let draw = 0; draw < 20_000; draw += 1) counts[kindOfPanna(drawDigits(random))] += 1;
    // Four standard deviations around 72, 27 and 1 per cent.
    expect(Math.abs(counts.single - 14_400)).toBeLessThan(254);
    expect(Math.abs(counts.double - 5_400)).toBeLessThan(251);
    expect(Math.abs(counts.triple - 200)).toBeLessThan(57);
  });

  it('commits to its seed, the version and the pays', () => {
    expect(parseCommitment(drawCommitment(seed))).toEqual({
      seedHash: record.seedHash,
      version: 1,
      payTableHash: matkaPayTableHash(),
    });
  });
});

describe('a verified draw', () => {
  it('holds when seed, chain and panna are those that were shown', () => {
    expect(verified()).toEqual({ seed: true, chain: true, panna: true });
  });

  it.each<[string, Partial<DrawRecord>, object]>([
    ['another panna', { panna: record.panna === '123' ? '124' : '123' }, { panna: false }],
    ['another hash', { seedHash: keyToHex(seed) }, { seed: false }],
    ['another place in the chain', { chain: { ...record.chain, position: 6 } }, { chain: false }],
    ['another end', { chain: { ...record.chain, end: keyToHex(seed) } }, { chain: false }],
    ['another seed', { seed: seedAt(chain, 8) }, { seed: false, chain: false }],
  ])('does not hold with %s', (_, changes, faults) => {
    expect(verified(changes)).toMatchObject(faults);
  });
});
