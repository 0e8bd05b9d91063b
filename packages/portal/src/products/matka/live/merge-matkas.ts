import type { MatkaState } from '@maidan/contract/wire';
import type { Market } from '../market/market.ts';

/** Changes what is common to all clients; what is this client's own, and the time of the reply, stays. */
export const mergeMatka = (matka: Market, states: readonly MatkaState[]): Market => {
  const state = states.find(({ matkaEventId }) => matkaEventId === matka.matkaEventId);
  return state ? { ...matka, ...state } : matka;
};

/**
 * Undefined if there is a market that the list does not have: only the house knows what this client may bet
 * on it.
 */
export function mergeMatkas(matkas: readonly Market[], states: readonly MatkaState[]): Market[] | undefined {
  const known = new Set(matkas.map(({ matkaEventId }) => matkaEventId));
  if (states.some(({ matkaEventId }) => !known.has(matkaEventId))) return undefined;
  return matkas.map((matka) => mergeMatka(matka, states));
}

/** Sorted by priority, without those the operator deactivated. */
export function activeMatkas(matkas: readonly Market[]): readonly Market[] {
  return matkas
    .filter(({ matkaStatus, isDeleted }) => matkaStatus && isDeleted === 0)
    .toSorted((one, other) => one.priority - other.priority);
}
