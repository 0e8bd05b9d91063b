import {
  changesChannel,
  marketByEventPayload,
  type RoomPicture,
  type RoomRequest,
  roomPayload,
} from '@maidan/contract';
import type { LiveSocket } from '../live/sockets.ts';
import type { Board } from './board/board.ts';
import type { Pictures } from './board/pictures.ts';
import { bookmakerRoom, oddsRoom } from './board/rooms.ts';

/** No page watches more; a socket that asks for more is not a page. */
const roomsMost = 20;

/** Joining a room answers at once with its full picture; what follows is either pictures or what differs. */
export function listenForMatches(socket: LiveSocket, parts: { board: Board; pictures: Pictures }): void {
  const { board, pictures } = parts;
  const join = (
    { room, changes }: RoomRequest,
    roomOf: (name: string) => string,
    picture: () => RoomPicture,
  ) => {
    if (socket.rooms.size > roomsMost) return;
    const name = roomOf(room);
    void socket.leave(changes ? name : changesChannel(name));
    void socket.join(changes ? changesChannel(name) : name);
    socket.emit(room, picture());
  };

  socket.on('marketByEvent', (payload: unknown) => {
    const asked = marketByEventPayload.safeParse(payload);
    const match = asked.success ? board.byEvent(asked.data.room) : undefined;
    if (asked.success && match !== undefined) join(asked.data, oddsRoom, () => pictures.odds(match).picture);
  });
  socket.on('JoinRoom', (payload: unknown) => {
    const asked = roomPayload.safeParse(payload);
    const match = asked.success ? board.byMarketId(asked.data.room) : undefined;
    if (asked.success && match !== undefined)
      join(asked.data, bookmakerRoom, () => pictures.bookmaker(match).picture);
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
