import {
  changesChannel,
  marketByEventPayload,
  type RoomPicture,
  type RoomRequest,
  roomPayload,
} from '@maidan/contract';
import type { LiveSocket } from '../live/sockets.ts';
import type { Board } from './board/board.ts';
import { bookmakerRoom, oddsRoom, type Rooms } from './board/rooms.ts';

/** No page watches more; a socket that asks for more is not a page. */
const roomsMost = 20;

/** Joining a room answers at once with its full picture; what follows is either pictures or what differs. */
export function listenForMatches(socket: LiveSocket, parts: { board: Board; rooms: Rooms }): void {
  const { board, rooms } = parts;
  const join = ({ room, changes }: RoomRequest, name: string, pictureNow: () => RoomPicture) => {
    if (socket.rooms.size > roomsMost) return;
    // Before joining: a room this socket is the first to watch has an old picture, or none.
    const picture = pictureNow();
    void socket.leave(changes ? name : changesChannel(name));
    void socket.join(changes ? changesChannel(name) : name);
    socket.emit(room, picture);
  };

  socket.on('marketByEvent', (payload: unknown) => {
    const asked = marketByEventPayload.safeParse(payload);
    const match = asked.success ? board.byEvent(asked.data.room) : undefined;
    if (asked.success && match !== undefined)
      join(asked.data, oddsRoom(asked.data.room), () => rooms.odds(match));
  });
  socket.on('JoinRoom', (payload: unknown) => {
    const asked = roomPayload.safeParse(payload);
    const match = asked.success ? board.byMarketId(asked.data.room) : undefined;
    if (asked.success && match !== undefined)
      join(asked.data, bookmakerRoom(asked.data.room), () => rooms.bookmaker(match));
  });
  socket.on('LeaveRoom', (payload: unknown) => {
    const asked = roomPayload.safeParse(payload);
    if (!asked.success) return;
    for (const name of [bookmakerRoom(asked.data.room), oddsRoom(asked.data.room)]) {
      void socket.leave(name);
      void socket.leave(changesChannel(name));
    }
  });
}
