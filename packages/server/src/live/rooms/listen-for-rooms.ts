import { changesChannel, type RoomRequest, roomPayload } from '@maidan/contract';
import type { AddressedConnection } from '../connections.ts';
import type { LiveSocket } from '../live-server.ts';
import { pictureSender } from '../picture-sender.ts';
import { type JoinEvent, joinEvents } from './join-events-wire.ts';
import type { FindRoom } from './room.ts';
import type { Rooms } from './rooms.ts';

/** No page watches more rooms than this. */
const roomsMost = 20;

/** Joining a room answers at once with its full picture; after that come pictures or patches. */
export function listenForRooms(
  socket: LiveSocket,
  connection: AddressedConnection,
  rooms: Rooms,
  joins: Readonly<Record<JoinEvent, FindRoom>>,
): void {
  const sender = pictureSender(connection);
  /** Channels by the name of their room. */
  const watched = new Map<string, string>();

  function join(findRoom: FindRoom, { room: id, changes }: RoomRequest): void {
    const room = findRoom(id);
    if (room === undefined) return;
    const { name, channel } = room;
    if (!watched.has(name) && (watched.size >= roomsMost || !connection.takeWatchPlace())) return;
    // Built before joining: a room that nobody watched has an old picture, or none.
    rooms.picture(room);
    watched.set(name, channel);
    void socket.leave(changes ? name : changesChannel(name));
    void socket.join(changes ? changesChannel(name) : name);
    sender.send(channel, () => {
      const present = findRoom(id);
      const picture = present && rooms.picture(present);
      if (picture === undefined || changes || present?.personal === undefined) return picture;
      const client = socket.data.session?.accountId;
      return client === undefined ? picture : present.personal.of(picture, client);
    });
  }

  for (const event of Object.keys(joinEvents) as JoinEvent[]) {
    socket.on(event, (payload: unknown) => {
      const asked = joinEvents[event].safeParse(payload);
      if (asked.success) join(joins[event], asked.data);
    });
  }
  socket.on('LeaveRoom', (payload: unknown) => {
    const asked = roomPayload.safeParse(payload);
    if (!asked.success) return;
    sender.forget(asked.data.room);
    for (const [name, channel] of watched) {
      if (channel !== asked.data.room) continue;
      watched.delete(name);
      void socket.leave(name);
      void socket.leave(changesChannel(name));
    }
  });
}
