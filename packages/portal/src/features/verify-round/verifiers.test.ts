import { expect, test } from 'vitest';
import { flightVerifier } from './flights/flight-verifier.tsx';
import { tableVerifier } from './tables/table-verifier.tsx';
import { verifierOfRound, verifierOfText } from './verifiers.ts';

test('a flight is checked as a flight, and every other round as a round of a table', () => {
  expect(verifierOfRound('aviator.17')).toBe(flightVerifier);
  expect(verifierOfRound('teen9.12000')).toBe(tableVerifier);
  expect(verifierOfRound('17')).toBe(tableVerifier);
});

test('a copied round is read by the game it names', () => {
  expect(verifierOfText('{"game":"aviator"}')).toBe(flightVerifier);
  expect(verifierOfText('{"game":"teen9"}')).toBe(tableVerifier);
  for (const text of ['half a round', 'null', '[]', '{}']) expect(verifierOfText(text)).toBe(tableVerifier);
});
