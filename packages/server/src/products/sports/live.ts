import { isDeepStrictEqual } from 'node:util';
import type { AccountId } from '@maidan/betting';
import type { BookmakerPatch, BookmakerPicture, OddsPatch, OddsPicture, RoomPicture } from '@maidan/contract';
import type { ProductRooms, Room, Unnumbered } from '../../live/room.ts';
import { diffRows, type RoomChanges } from '../../live/rooms.ts';
import type { Board } from './board/board.ts';
import type { BoardMarket, BoardMatch } from './board/board-state.ts';
import { bookmakerResult, oddsMarkets, withPositions } from './board/pictures-wire.ts';
import type { PictureLimits } from './match-terms.ts';
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
  readonly messageCount: number;
}

function staleNow(board: Board, match: BoardMatch): Stale {
  const messageCount = board.messageCount();
  if (board.staleMs(match) === undefined) return { ids: '', until: board.freshUntil(match), messageCount };
  const stale: string[] = [];
  let until = Number.POSITIVE_INFINITY;
  for (const [id, market] of match.markets) {
    if (board.staleMs(match, market) === undefined) until = Math.min(until, board.freshUntil(match, market));
    else stale.push(id);
  }
  return { ids: stale.join(), until, messageCount };
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
    if (before?.messageCount === board.messageCount() && board.elapsed() <= before.until) return before.ids;
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

export const bookmakerRoom = (room: string): string => `bookmaker:${room}`;
const oddsRoom = (eventId: string): string => `odds:${eventId}`;

/** The rooms of a match. */
interface RoomsOfMatch {
  readonly bookmaker: Room;
  readonly odds: Room;
}

function createMatchRooms(
  board: Board,
  limitsOf: (match: BoardMatch) => PictureLimits,
  positions: Pick<KnownPositions, 'of' | 'read'>,
): (match: BoardMatch) => RoomsOfMatch {
  const made = new WeakMap<BoardMatch, RoomsOfMatch>();
  const isStale = (match: BoardMatch) => (market: BoardMarket) => board.staleMs(match, market) !== undefined;

  function roomsOf(match: BoardMatch): RoomsOfMatch {
    const bookmaker: Room<Unnumbered<BookmakerPicture>> = {
      name: bookmakerRoom(match.room),
      channel: match.room,
      build() {
        const unbettable = { isStale: isStale(match), isTossOver: board.isTossOver(match) };
        return { result: bookmakerResult(match, unbettable, limitsOf(match).session) };
      },
      diff: diffBookmaker,
      plain: plainBookmaker,
      personal: {
        of(picture, client) {
          const own = positions.of(match.match.id, client);
          return own === undefined || own.size === 0 || !isBookmaker(picture)
            ? picture
            : { ...picture, result: withPositions(picture.result, match, own) };
        },
        async read(client) {
          await positions.read(match.match.id, client);
        },
      },
    };
    const odds: Room<Unnumbered<OddsPicture>> = {
      name: oddsRoom(match.match.id),
      channel: match.match.id,
      build: () => ({ data: oddsMarkets(match, isStale(match), limitsOf(match).sizeMax) }),
      diff: diffOdds,
      plain: (picture) => ('data' in picture ? picture.data : []),
    };
    return { bookmaker, odds };
  }

  return (match) => {
    const known = made.get(match);
    if (known !== undefined) return known;
    const rooms = roomsOf(match);
    made.set(match, rooms);
    return rooms;
  };
}

const isBookmaker = (picture: RoomPicture): picture is BookmakerPicture =>
  'result' in picture && 'team_data' in picture.result;

const plainBookmaker = (picture: RoomPicture) => ({
  result: isBookmaker(picture) ? picture.result : { team_data: [], toss_data: [], session: [] },
});

function diffBookmaker(
  { result: before }: Unnumbered<BookmakerPicture>,
  { result: after }: Unnumbered<BookmakerPicture>,
): Unnumbered<BookmakerPatch> | undefined {
  const sessions = diffRows(before.session, after.session, 'Selection_id');
  const patch = {
    ...(isDeepStrictEqual(before.team_data, after.team_data) ? {} : { team_data: after.team_data }),
    ...(isDeepStrictEqual(before.toss_data, after.toss_data) ? {} : { toss_data: after.toss_data }),
    ...(sessions.changed.length > 0 ? { session: sessions.changed } : {}),
    ...(sessions.gone.length > 0 ? { gone: sessions.gone } : {}),
  };
  return Object.keys(patch).length === 0 ? undefined : (patch as Unnumbered<BookmakerPatch>);
}

function diffOdds(
  { data: before }: Unnumbered<OddsPicture>,
  { data: after }: Unnumbered<OddsPicture>,
): Unnumbered<OddsPatch> | undefined {
  const markets = diffRows(before, after, 'marketId');
  if (markets.changed.length === 0 && markets.gone.length === 0) return undefined;
  const earlier = new Map(before.map((market) => [market.marketId, market]));
  const data = markets.changed.map((market) => {
    const old = market.marketId === undefined ? undefined : earlier.get(market.marketId);
    if (old === undefined || market.runners === undefined) return market;
    return { ...market, runners: diffRows(old.runners, market.runners, 'selectionId').changed };
  });
  return { data, ...(markets.gone.length > 0 ? { gone: markets.gone } : {}) } as Unnumbered<OddsPatch>;
}
