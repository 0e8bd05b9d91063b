import type { FreshnessWatch } from './freshness.ts';
import type { LiveSocket } from './live-socket.ts';
import type { WatchedRoom } from './watch-room.ts';

/** Quiet rooms are asked for now and then: the answer is a full picture, and proof that the house is there. */
const quietMs = 4_000;
const lookMs = 1_000;

interface KeptRooms {
  readonly socket: LiveSocket;
  readonly rooms: readonly WatchedRoom[];
  /** Of what all these rooms show together. */
  readonly freshness: FreshnessWatch;
}

/** Stays in the rooms, whatever becomes of the connection, until the returned function is called. */
export function keepRooms({ socket, rooms, freshness }: KeptRooms): () => void {
  function join(): void {
    for (const room of rooms) room.ask();
  }
  function lookIn(): void {
    if (socket.connected && freshness.sinceHeardMs() > quietMs) join();
  }

  // Rooms open only once the socket has proved its session, after every connection anew.
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
