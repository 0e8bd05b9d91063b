import type { ClientToServerEvents, ServerToClientEvents } from '@maidan/contract/wire';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import type { Identity } from './client.ts';
import { isHidden, onVisibility } from './page.ts';

/** A connection to the house, with its events as the contract has them. */
export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Makes a socket that has yet to be connected. An empty address means the page's own origin. */
export function openSocket(
  address: string,
  overrides: Partial<ManagerOptions & SocketOptions> = {},
): LiveSocket {
  const options = { transports: ['websocket'], autoConnect: false, ...overrides };
  return address === '' ? io(options) : io(address, options);
}

export interface ConnectionOptions {
  /** Empty means the page's own origin. */
  readonly address: string;
  readonly identity: Identity;
}

export interface Connection {
  readonly socket: LiveSocket;
  /** Closes it for good. */
  close(): void;
}

/** Document 1, section 9. */
const reconnection = {
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
};

/** Opens the account's only connection, which proves its session whenever it is connected. */
export function openConnection({ address, identity }: ConnectionOptions): Connection {
  const socket = openSocket(address, reconnection);
  let hasConnected = false;
  let comingBack: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', () => {
    socket.emit(hasConnected ? 'reconnect' : 'login', identity);
    hasConnected = true;
  });
  // In all other cases socket.io reconnects by itself.
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    comingBack = setTimeout(followVisibility, reconnection.reconnectionDelayMax);
  });

  // Queries fetch what was missed while hidden: they refetch when the page becomes visible.
  function followVisibility(): void {
    if (isHidden()) socket.disconnect();
    else socket.connect();
  }

  const stopFollowing = onVisibility(followVisibility);
  followVisibility();
  return {
    socket,
    close() {
      stopFollowing();
      clearTimeout(comingBack);
      socket.close();
    },
  };
}
