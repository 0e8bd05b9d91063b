import { expect, test } from 'vitest';
import type { Verifier } from '../../betting/verify/verifier.ts';
import { verifierOfRound, verifierOfText } from './verifiers.ts';

const find = async () => ({ kind: 'unknown' }) as const;
const read = () => ({ ok: false, refusal: { field: '', fault: 'not-json' } }) as const;
const ofFlights: Verifier = { knows: (game) => game === 'flights', find, read };
const ofRest: Verifier = { find, read };

test('a round is verified by what knows its game, and by what takes the rest if nothing does', () => {
  for (const verifiers of [
    [ofFlights, ofRest],
    [ofRest, ofFlights],
  ]) {
    expect(verifierOfRound('flights.17', verifiers)).toBe(ofFlights);
    expect(verifierOfRound('lucky7eu.17', verifiers)).toBe(ofRest);
    expect(verifierOfText('{"game":"flights"}', verifiers)).toBe(ofFlights);
    expect(verifierOfText('half a round', verifiers)).toBe(ofRest);
  }
});

test('a round that nothing verifies is a fault of the portal', () => {
  expect(() => verifierOfRound('lucky7eu.17', [ofFlights])).toThrow('lucky7eu');
});
