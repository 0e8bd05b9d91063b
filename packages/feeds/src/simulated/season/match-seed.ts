import { deriveKey, keyFromText } from '@maidan/betting';

/**
 * The seed of one match, the only secret in it: whatever happens in the match follows from this seed and public facts.
 * The seeds of other matches cannot be computed from it.
 */
export function matchSeed(seasonSeed: string, matchId: string): Uint8Array {
  return deriveKey(keyFromText(`season ${seasonSeed}`), `match ${matchId}`);
}
