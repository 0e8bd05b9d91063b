import type { ClientToServerEvents, ServerToClientEvents } from '@maidan/contract/wire';
import type { Socket } from 'socket.io-client';
import { createStore } from '../store/create-store.ts';
import { useStore } from '../store/use-store.ts';

export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const store = createStore<LiveSocket | undefined>(undefined);

/** The account's only connection, shared with the screens that join rooms on it. */
export const setLiveSocket = store.set;

export function useLiveSocket(): LiveSocket | undefined {
  return useStore(store);
}
