import type { MatkaMarket, MatkaState } from '@maidan/contract/wire';

/** What all clients see changes; what is this client's own, and the time of the reply, stays. */
export const mergeMatka = (matka: MatkaMarket, states: readonly MatkaState[]): MatkaMarket => {
  const state = states.find(({ matkaEventId }) => matkaEventId === matka.matkaEventId);
  return state ? { ...matka, ...state } : matka;
};

/** Undefined when a market is there that the list does not have: only the house can say what this client may bet on it. */
export function mergeMatkas(
  matkas: readonly MatkaMarket[],
  states: readonly MatkaState[],
): MatkaMarket[] | undefined {
  const known = new Set(matkas.map(({ matkaEventId }) => matkaEventId));
  if (states.some(({ matkaEventId }) => !known.has(matkaEventId))) return undefined;
  return matkas.map((matka) => mergeMatka(matka, states));
}

/** In order of priority, without those the operator took off. */
export function activeMatkas(matkas: readonly MatkaMarket[]): readonly MatkaMarket[] {
  return matkas
    .filter(({ matkaStatus, isDeleted }) => matkaStatus && isDeleted === 0)
    .toSorted((one, other) => one.priority - other.priority);
}
