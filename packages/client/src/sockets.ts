import { io } from 'socket.io-client';
import type { LiveSocket } from './live-socket.ts';

interface Identity {
  readonly userId: string;
  readonly token: string;
  readonly domain: string;
}

export interface ConnectionOptions {
  /** Empty means the page's own origin. */
  readonly address: string;
  readonly identity: Identity;
  /** Called once, before it connects. */
  readonly onListen: (socket: LiveSocket) => void;
}

/** Document 1, section 9. */
const reconnection = {
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
};

/** Opens the account's only connection; the returned function closes it for good. */
export function openConnection({ address, identity, onListen }: ConnectionOptions): () => void {
  const options = { ...reconnection, transports: ['websocket'], autoConnect: false };
  const socket: LiveSocket = address === '' ? io(options) : io(address, options);
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
  onListen(socket);

  // Queries fetch what was missed while hidden: they refetch when the page becomes visible.
  function followVisibility(): void {
    if (document.hidden) socket.disconnect();
    else socket.connect();
  }

  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    clearTimeout(comingBack);
    socket.close();
  };
}
