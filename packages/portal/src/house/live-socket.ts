import type { LiveSocket } from '@maidan/client/live-socket.ts';
import { type ConnectionOptions, openConnection } from '@maidan/client/sockets.ts';
import { createStore } from '@maidan/client/store.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { takeSettledRounds } from './settled-rounds.ts';

const store = createStore<LiveSocket | undefined>(undefined);

export const setLiveSocket = store.set;

export function useLiveSocket(): LiveSocket | undefined {
  return useStore(store);
}

/** Opens the account's only connection, shared with the screens that join rooms on it; the returned function closes it for good. */
export function openAccountConnection({ onListen, ...options }: ConnectionOptions): () => void {
  const close = openConnection({
    ...options,
    onListen: (socket) => {
      onListen(socket);
      setLiveSocket(socket);
    },
  });
  return () => {
    setLiveSocket(undefined);
    close();
    // Rounds that were not announced yet are this client's: the next one must not see them.
    takeSettledRounds();
  };
}
