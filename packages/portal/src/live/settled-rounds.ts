import type { RoundSettled } from '@maidan/contract/wire';
import { createStore } from '../store/create-store.ts';
import { useSelected } from '../store/use-store.ts';

const rounds = createStore<readonly RoundSettled[]>([]);

/** Waits until it is announced. */
export const addSettledRound = (round: RoundSettled): void => rounds.set([...rounds.get(), round]);

export const useHasSettledRounds = (): boolean => useSelected(rounds, ({ length }) => length > 0);

/** All that wait, which none does after. */
export function takeSettledRounds(): readonly RoundSettled[] {
  const taken = rounds.get();
  rounds.set([]);
  return taken;
}
