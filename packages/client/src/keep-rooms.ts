import type { FreshnessWatch } from './freshness.ts';
import type { LiveSocket } from './live-socket.ts';
import type { WatchedRoom } from './rooms.ts';

/**
 * Silent rooms are joined again after this time: the answer is a full picture, and shows that the server is
 * reachable.
 */
const quietMs = 4_000;
const lookMs = 1_000;

interface KeptRooms {
  readonly socket: LiveSocket;
  readonly rooms: readonly WatchedRoom[];
  /** The common freshness of all these rooms. */
  readonly freshness: FreshnessWatch;
}

/** Stays in the rooms, also after reconnecting, until the returned function is called. */
export function keepRooms({ socket, rooms, freshness }: KeptRooms): () => void {
  function join(): void {
    for (const room of rooms) room.ask();
  }
  function lookIn(): void {
    if (socket.connected && freshness.sinceHeardMs() > quietMs) join();
  }

  // Rooms can only be joined after the house has accepted the socket's session, on every connection.
  socket.on('userLoggedIn', join);
  socket.on('disconnect', freshness.lost);
  if (socket.connected) join();
  const timer = setInterval(lookIn, lookMs);
  return () => {
    clearInterval(timer);
    socket.off('userLoggedIn', join);
    socket.off('disconnect', freshness.lost);
    for (const room of rooms) {
      room.leave();
      socket.emit('LeaveRoom', room.channel);
    }
  };
}
