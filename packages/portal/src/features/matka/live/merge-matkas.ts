import type { MatkaMarket, MatkaState } from '@maidan/contract/wire';

/** Changes what is common to all clients; what is this client's own, and the time of the reply, stays. */
export const mergeMatka = (matka: MatkaMarket, states: readonly MatkaState[]): MatkaMarket => {
  const state = states.find(({ matkaEventId }) => matkaEventId === matka.matkaEventId);
  return state ? { ...matka, ...state } : matka;
};

/**
 * Undefined if there is a market that the list does not have: only the house knows what this client may bet
 * on it.
 */
export function mergeMatkas(
  matkas: readonly MatkaMarket[],
  states: readonly MatkaState[],
): MatkaMarket[] | undefined {
  const known = new Set(matkas.map(({ matkaEventId }) => matkaEventId));
  if (states.some(({ matkaEventId }) => !known.has(matkaEventId))) return undefined;
  return matkas.map((matka) => mergeMatka(matka, states));
}

/** Sorted by priority, without those the operator deactivated. */
export function activeMatkas(matkas: readonly MatkaMarket[]): readonly MatkaMarket[] {
  return matkas
    .filter(({ matkaStatus, isDeleted }) => matkaStatus && isDeleted === 0)
    .toSorted((one, other) => one.priority - other.priority);
}
