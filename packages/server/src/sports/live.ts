import {
  changesChannel,
  marketByEventPayload,
  type RoomPicture,
  type RoomRequest,
  roomPayload,
} from '@maidan/contract';
import type { Connection } from '../live/connection.ts';
import { pictureSender } from '../live/picture-sender.ts';
import type { LiveSocket } from '../live/sockets.ts';
import type { Board } from './board/board.ts';
import { bookmakerRoom, oddsRoom, type Rooms } from './board/rooms.ts';

/** No page watches more; a socket that asks for more is not a page. */
const roomsMost = 20;

/** Joining a room answers at once with its full picture; what follows is either pictures or what differs. */
export function listenForMatches(
  socket: LiveSocket,
  connection: Connection,
  parts: { board: Board; rooms: Rooms },
): void {
  const { board, rooms } = parts;
  const sender = pictureSender(connection);
  const watched = new Set<string>();

  function join(
    { room, changes }: RoomRequest,
    name: string,
    pictureNow: () => RoomPicture | undefined,
  ): void {
    if (!watched.has(name) && watched.size >= roomsMost) return;
    // Before joining: a room this socket is the first to watch has an old picture, or none.
    if (pictureNow() === undefined) return;
    watched.add(name);
    void socket.leave(changes ? name : changesChannel(name));
    void socket.join(changes ? changesChannel(name) : name);
    sender.send(room, pictureNow);
  }

  socket.on('marketByEvent', (payload: unknown) => {
    const asked = marketByEventPayload.safeParse(payload);
    if (!asked.success) return;
    const { room } = asked.data;
    join(asked.data, oddsRoom(room), () => {
      const match = board.byEvent(room);
      return match && rooms.odds(match);
    });
  });
  socket.on('JoinRoom', (payload: unknown) => {
    const asked = roomPayload.safeParse(payload);
    if (!asked.success) return;
    const { room } = asked.data;
    join(asked.data, bookmakerRoom(room), () => {
      const match = board.byMarketId(room);
      return match && rooms.bookmaker(match);
    });
  });
  socket.on('LeaveRoom', (payload: unknown) => {
    const asked = roomPayload.safeParse(payload);
    if (!asked.success) return;
    const { room } = asked.data;
    sender.forget(room);
    for (const name of [bookmakerRoom(room), oddsRoom(room)]) {
      watched.delete(name);
      void socket.leave(name);
      void socket.leave(changesChannel(name));
    }
  });
}
