import { type ConnectionOptions, type LiveSocket, openConnection } from '@maidan/client/sockets.ts';
import { createStore } from '@maidan/client/store.ts';
import type { RoundSettled } from '@maidan/contract/wire';
import { useSelected, useStore } from '@maidan/ui/hooks/use-store.ts';

const store = createStore<LiveSocket | undefined>(undefined);

export const setLiveSocket = store.set;

export function useLiveSocket(): LiveSocket | undefined {
  return useStore(store);
}

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

interface AccountConnection extends ConnectionOptions {
  /** Called once, before it is connected. */
  readonly onListen: (socket: LiveSocket) => void;
}

/** Opens the account's only connection, shared with the screens that join rooms on it; the returned function closes it for good. */
export function openAccountConnection({ onListen, ...options }: AccountConnection): () => void {
  const { socket, close } = openConnection(options);
  onListen(socket);
  setLiveSocket(socket);
  return () => {
    setLiveSocket(undefined);
    close();
    // Rounds that were not announced yet are this client's: the next one must not see them.
    takeSettledRounds();
  };
}
