import type { AccountId } from '@maidan/betting';
import type { ProductRooms } from '../../live/rooms/room.ts';
import type { RoomChanges } from '../../live/rooms/rooms.ts';
import type { Board } from './board/board.ts';
import type { BoardMatch } from './board/board-state.ts';
import { changedByTime } from './board/changed-by-time.ts';
import { bookmakerRoom, createMatchRooms, oddsRoom, type PictureLimits } from './board/match-rooms.ts';
import type { KnownPositions } from './positions.ts';

export const noSuchMatch = 'No such match';

/** The rooms of matches, and functions that touch or forget all rooms of a match. */
export interface SportsLive {
  readonly rooms: ProductRooms;
  touch(eventIds: Iterable<string>): void;
  /** Called when the client's positions on the match were read or have changed. */
  sendPositions(eventId: string, client: AccountId): void;
  /** Called when the match has left the board. */
  forget(match: { readonly eventId: string; readonly room: string }): void;
}

export function createSportsLive(parts: {
  board: Board;
  rooms: RoomChanges;
  limitsOf: (match: BoardMatch) => PictureLimits;
  positions: Pick<KnownPositions, 'of' | 'read'>;
}): SportsLive {
  const { board, rooms } = parts;
  const roomsOf = createMatchRooms(board, parts.limitsOf, parts.positions);
  const changed = changedByTime(board);
  const bookmakerOf = (room: string) => {
    const match = board.byRoom(room);
    return match && roomsOf(match).bookmaker;
  };
  const oddsOf = (eventId: string) => {
    const match = board.byEvent(eventId);
    return match && roomsOf(match).odds;
  };

  function touch(eventIds: Iterable<string>): void {
    for (const eventId of eventIds) {
      const match = board.byEvent(eventId);
      if (match === undefined) continue;
      const { bookmaker, odds } = roomsOf(match);
      rooms.touch([bookmaker, odds]);
    }
  }

  return {
    rooms: {
      joins: { JoinRoom: bookmakerOf, marketByEvent: oddsOf },
      pages: { '/cache/bookmaker/:id': bookmakerOf, '/cache/odds/:id': oddsOf },
      notFound: noSuchMatch,
      beforeBeat: () => touch(changed()),
    },
    touch,
    sendPositions(eventId, client) {
      const match = board.byEvent(eventId);
      if (match !== undefined) rooms.sendTo(client, roomsOf(match).bookmaker);
    },
    forget({ eventId, room }) {
      rooms.forget(bookmakerRoom(room));
      rooms.forget(oddsRoom(eventId));
    },
  };
}
