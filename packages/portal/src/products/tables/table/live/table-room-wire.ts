import { watchBets } from '@maidan/client/account-events-wire.ts';
import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { followPictures } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import type { TablePicture } from '@maidan/contract/wire';

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
  const stopWatchingBets = watchBets(socket, 'fetchCasinoBetList', onBetsChanged);
  const leave = followPictures<TablePicture>({
    socket,
    freshness,
    channel: code,
    ask: () => socket.emit('JoinRoom', code),
    show,
  });
  return () => {
    stopWatchingBets();
    leave();
  };
}
