import { createStore } from '@maidan/client/store.ts';
import type { RoundSettled } from '@maidan/contract/wire';
import { useSelected } from '@maidan/ui/hooks/use-store.ts';

const rounds = createStore<readonly RoundSettled[]>([]);

/** Adds a round to the queue of those to announce. */
export const addSettledRound = (round: RoundSettled): void => rounds.set([...rounds.get(), round]);

export const useHasSettledRounds = (): boolean => useSelected(rounds, ({ length }) => length > 0);

/** Empties the queue and returns its rounds. */
export function takeSettledRounds(): readonly RoundSettled[] {
  const taken = rounds.get();
  rounds.set([]);
  return taken;
}
