import { watchBets } from '@maidan/client/bet-notices.ts';
import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { keepRooms } from '@maidan/client/keep-rooms.ts';
import type { LiveSocket } from '@maidan/client/live-socket.ts';
import { watchRoom } from '@maidan/client/rooms.ts';
import { changesChannel, type TablePicture } from '@maidan/contract/wire';

interface TableRoom {
  readonly socket: LiveSocket;
  /** The table's short name, which is also its room and its channel. */
  readonly code: string;
  readonly show: (picture: TablePicture) => void;
  readonly freshness: FreshnessWatch;
  /** Called when the client's bets have changed, or may have while the connection was lost. */
  readonly onBetsChanged: () => void;
}

/** Stays in a table's room until the returned function is called. Every message is a whole picture. */
export function watchTableRoom({ socket, code, show, freshness, onBetsChanged }: TableRoom): () => void {
  const room = watchRoom<TablePicture, TablePicture, TablePicture>({
    socket,
    channel: code,
    changes: changesChannel(code),
    ask: () => socket.emit('JoinRoom', code),
    open: (picture) => picture,
    patch: () => undefined,
    show,
    heard: freshness.heard,
  });
  const stopWatchingBets = watchBets(socket, 'fetchCasinoBetList', onBetsChanged);
  const leave = keepRooms({ socket, rooms: [room], freshness });
  return () => {
    stopWatchingBets();
    leave();
  };
}
