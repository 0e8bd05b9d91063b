import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { fetchPicture, newestPicture, pollPictures } from '@maidan/client/pictures.ts';
import { followRoom } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import { type TablesPatch, type TablesPicture, tablesRoom } from '@maidan/contract/wire';
import { patchTables, type TablesNow, tablesOfPicture } from './tables-wire.ts';

interface FollowedTables {
  readonly socket: LiveSocket | undefined;
  /** The same picture by plain GET, for a page without a live connection. */
  readonly address: URL;
  readonly now: () => number;
  readonly freshness: FreshnessWatch;
  readonly show: (tables: TablesNow) => void;
  readonly failed: (fault: TablesFault) => void;
}

/** The key of the text that says what went wrong. */
export type TablesFault = 'noResponse' | 'unreadable';

const faultOf = (error: unknown): TablesFault =>
  error instanceof TypeError || error instanceof DOMException ? 'noResponse' : 'unreadable';

/** Follows all tables through one room until the returned function is called. */
export function followTables({ socket, address, now, freshness, show, failed }: FollowedTables): () => void {
  const pictures = newestPicture(show);
  async function ask(signal: AbortSignal): Promise<void> {
    try {
      await pictures.ask(async () =>
        tablesOfPicture(await fetchPicture<TablesPicture>(address, signal), now()),
      );
    } catch (error) {
      failed(faultOf(error));
      throw error;
    }
  }
  const stopPolling = pollPictures({ ask, isNeeded: () => socket?.connected !== true, freshness });
  const leave =
    socket &&
    followRoom<TablesPicture, TablesPatch, TablesNow>({
      socket,
      freshness,
      channel: tablesRoom,
      ask: () => socket.emit('JoinRoom', { room: tablesRoom, changes: true }),
      open: (picture) => tablesOfPicture(picture, now()),
      patch: (shown, patch) => patchTables(shown, patch, now()),
      show: pictures.push,
    });
  return () => {
    leave?.();
    stopPolling();
  };
}
