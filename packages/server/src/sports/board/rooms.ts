import type { Cancel, Clock } from '@maidan/betting';
import { type BookmakerPicture, changesChannel, type OddsPicture, type RoomPicture } from '@maidan/contract';
import type { Outbox } from '../../live/outbox.ts';
import type { Board } from './board.ts';
import type { BoardMatch } from './board-state.ts';
import type { Pictures } from './pictures.ts';

/** Whatever happened within a beat travels in one message per room. */
const beatMs = 250;

export const bookmakerRoom = (marketId: string): string => `bookmaker:${marketId}`;
export const oddsRoom = (eventId: string): string => `odds:${eventId}`;

export interface Rooms {
  touch(eventIds: Iterable<string>): void;
  /**
   * What whoever asks is shown. While a room is watched its picture changes on the beat alone: one built between two
   * beats would take a number, and its patch, from those who watch.
   */
  bookmaker(match: BoardMatch): BookmakerPicture;
  odds(match: BoardMatch): OddsPicture;
  close(): void;
}

/** Sends each touched match's pictures to those who watch it, at most once a beat; unwatched ones are not even built. */
export function createRooms(parts: {
  board: Board;
  pictures: Pictures;
  outbox: Outbox;
  clock: Clock;
}): Rooms {
  const { board, pictures, outbox, clock } = parts;
  const touched = new Set<string>();
  let unbettable = new Map<string, string>();
  let timer: Cancel = clock.after(beatMs, beat);

  function beat(): void {
    timer = clock.after(beatMs, beat);
    touchTurned();
    for (const eventId of touched) {
      const match = board.byEvent(eventId);
      if (match !== undefined) send(match);
    }
    touched.clear();
  }

  /** A feed that fell silent, or came back, changes every price it gave; time alone ends the bets on a toss. */
  function touchTurned(): void {
    const before = unbettable;
    unbettable = new Map();
    for (const match of board.matches()) {
      const { id } = match.match;
      const why = `${staleIds(match)} ${board.isTossOver(match)}`;
      unbettable.set(id, why);
      if (before.get(id) !== why) touched.add(id);
    }
  }

  /** A match that is confirmed has none, and nearly all are. */
  function staleIds(match: BoardMatch): string {
    if (board.staleMs(match) === undefined) return '';
    const stale = [...match.markets].filter(([, market]) => board.staleMs(match, market) !== undefined);
    return stale.map(([id]) => id).join();
  }

  function send(match: BoardMatch): void {
    const { marketId } = match;
    const eventId = match.match.id;
    if (isWatched(bookmakerRoom(marketId))) {
      const { picture, patch } = pictures.bookmaker(match);
      sendBoth(outbox, bookmakerRoom(marketId), marketId, picture, patch);
    }
    if (isWatched(oddsRoom(eventId))) {
      const { picture, patch } = pictures.odds(match);
      sendBoth(outbox, oddsRoom(eventId), eventId, picture, patch);
    }
  }

  const isWatched = (room: string) => outbox.hasListeners(room) || outbox.hasListeners(changesChannel(room));

  return {
    touch(eventIds) {
      for (const eventId of eventIds) touched.add(eventId);
    },
    bookmaker(match) {
      const last = isWatched(bookmakerRoom(match.marketId)) ? pictures.lastBookmaker(match) : undefined;
      return last ?? pictures.bookmaker(match).picture;
    },
    odds(match) {
      const last = isWatched(oddsRoom(match.match.id)) ? pictures.lastOdds(match) : undefined;
      return last ?? pictures.odds(match).picture;
    },
    close: () => timer(),
  };
}

function sendBoth(
  outbox: Outbox,
  room: string,
  channel: string,
  picture: RoomPicture,
  patch: RoomPicture | undefined,
): void {
  if (patch === undefined) return;
  if (outbox.hasListeners(room)) outbox.toRoom(room, channel, picture);
  if (outbox.hasListeners(changesChannel(room)))
    outbox.toRoom(changesChannel(room), changesChannel(channel), patch);
}
