import type { AccountId } from '@maidan/betting';
import type { ProductRooms } from '../../live/rooms/room.ts';
import type { RoomChanges } from '../../live/rooms/rooms.ts';
import type { Board } from './board/board.ts';
import type { BoardMatch } from './board/board-state.ts';
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

interface Stale {
  readonly ids: string;
  /** Until then these are the stale markets, unless more is said to the board. */
  readonly until: number;
  readonly said: number;
}

function staleNow(board: Board, match: BoardMatch): Stale {
  const said = board.said();
  if (board.staleMs(match) === undefined) return { ids: '', until: board.freshUntil(match), said };
  const stale: string[] = [];
  let until = Number.POSITIVE_INFINITY;
  for (const [id, market] of match.markets) {
    if (board.staleMs(match, market) === undefined) until = Math.min(until, board.freshUntil(match, market));
    else stale.push(id);
  }
  return { ids: stale.join(), until, said };
}

/**
 * The matches that changed by time alone since the last call: when a feed stops or resumes, all its prices change, and
 * betting on a toss ends by the clock.
 */
function changedByTime(board: Board): () => string[] {
  let unbettable = new Map<string, string>();
  const known = new WeakMap<BoardMatch, Stale>();

  /** Empty at once for a confirmed match, as nearly all are; otherwise looked for again only where it can have changed. */
  function staleIds(match: BoardMatch): string {
    const before = known.get(match);
    if (before?.said === board.said() && board.elapsed() <= before.until) return before.ids;
    const now = staleNow(board, match);
    known.set(match, now);
    return now.ids;
  }

  return () => {
    const before = unbettable;
    const changed: string[] = [];
    unbettable = new Map();
    for (const match of board.matches()) {
      const { id } = match.match;
      const why = `${staleIds(match)} ${board.isTossOver(match)}`;
      unbettable.set(id, why);
      if (before.get(id) !== why) changed.push(id);
    }
    return changed;
  };
}
