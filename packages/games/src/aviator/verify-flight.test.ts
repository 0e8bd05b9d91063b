import { commitmentTo, keyFromText, keyToHex } from '@maidan/betting';
import { describe, expect, it } from 'vitest';
import { chainEnd, makeChain, seedAt } from '../proof/hash-chain.ts';
import { crashPoint } from './crash-point.ts';
import { commitToFlight, flightVersion, parseFlightCommitment } from './flight-rules.ts';
import { type FlightRecord, verifyFlight } from './verify-flight.ts';

const chain = makeChain(keyFromText('secret'), 50, 10);
const salt = keyFromText('salt');
const seed = seedAt(chain, 33);
const record: FlightRecord = {
  seed: keyToHex(seed),
  seedHash: commitmentTo(seed),
  salt: keyToHex(salt),
  commitment: commitToFlight(seed, flightVersion, keyToHex(salt)),
  version: flightVersion,
  chainEnd: chainEnd(chain),
  position: 33,
  crash: crashPoint(seed, salt),
};
const other = keyToHex(keyFromText('other'));
const failing = (changes: Partial<FlightRecord>): string[] =>
  verifyFlight({ ...record, ...changes })
    .checks.filter(({ isOk }) => !isOk)
    .map(({ key }) => key);

describe('the proof of a flight', () => {
  it('holds for a flight as it was flown', () => {
    expect(verifyFlight(record)).toMatchObject({ isOk: true });
    expect(verifyFlight(record).checks.map(({ key }) => key)).toEqual([
      'seed',
      'salt',
      'chain',
      'version',
      'crash',
    ]);
  });

  it.each<[string, Partial<FlightRecord>, string[]]>([
    ['another crash', { crash: record.crash + 1 }, ['crash']],
    ['another salt', { salt: other, crash: crashPoint(seed, keyFromText('other')) }, ['salt']],
    ['a commitment to another salt', { commitment: commitToFlight(seed, flightVersion, other) }, ['salt']],
    ['a commitment that is none', { commitment: record.seedHash }, ['salt']],
    ['another hash', { seedHash: record.chainEnd }, ['seed', 'salt']],
    ['another place in the chain', { position: 32 }, ['chain']],
    ['other rules', { version: flightVersion + 1 }, ['version']],
    ['a seed that is none', { seed: 'x' }, ['record']],
    ['a salt that is none', { salt: '' }, ['record']],
  ])('fails with %s, and says where', (_, changes, keys) => {
    expect(failing(changes)).toEqual(keys);
    expect(verifyFlight({ ...record, ...changes }).isOk).toBe(false);
  });

  it('reads a commitment back as it was written', () => {
    const text = commitToFlight(seed, 7, record.salt);
    expect(parseFlightCommitment(text)).toEqual({ seedHash: record.seedHash, version: 7, salt: record.salt });
    expect(parseFlightCommitment(`${text}0`)).toBeUndefined();
  });
});
