import { changesChannel, type RoomRequest, roomPayload } from '@maidan/contract';
import type { AddressedConnection } from '../connections.ts';
import type { LiveSocket } from '../live-server.ts';
import { pictureSender } from '../picture-sender.ts';
import { type BareJoin, type JoinEvent, joinEvents } from './join-events-wire.ts';
import { plainPicture, plainRoom, waysInto } from './plain-picture.ts';
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
  const bare = new Map<string, BareJoin>();
  socket.data.joins = bare;

  function join(event: JoinEvent, asked: RoomRequest): void {
    const { room: id, changes, isBare } = asked;
    const findRoom = joins[event];
    const room = findRoom(id);
    if (room === undefined) return;
    const { name, channel } = room;
    if (!watched.has(name) && (watched.size >= roomsMost || !connection.takeWatchPlace())) return;
    // Built before joining: a room that nobody watched has an old picture, or none.
    rooms.picture(room);
    watched.set(name, channel);
    if (isBare) bare.set(name, { event, asked });
    else bare.delete(name);
    const plain = isBare ? room.plain : undefined;
    const joined = changes ? changesChannel(name) : plain === undefined ? name : plainRoom(name);
    for (const way of waysInto(name)) if (way !== joined) void socket.leave(way);
    void socket.join(joined);
    sender.send(channel, () => {
      const present = findRoom(id);
      const picture = present && rooms.picture(present);
      if (picture === undefined || changes) return picture;
      const client = present?.personal && socket.data.session?.accountId;
      const own = client === undefined ? picture : (present?.personal?.of(picture, client) ?? picture);
      return plain === undefined ? own : plainPicture(plain, own);
    });
  }

  for (const event of Object.keys(joinEvents) as JoinEvent[]) {
    socket.on(event, (payload: unknown) => {
      const asked = joinEvents[event].safeParse(payload);
      if (asked.success) join(event, asked.data);
    });
  }
  for (const { event, asked } of socket.data.before?.joins ?? []) join(event, asked);
  socket.on('LeaveRoom', (payload: unknown) => {
    const asked = roomPayload.safeParse(payload);
    if (!asked.success) return;
    sender.forget(asked.data.room);
    for (const [name, channel] of watched) {
      if (channel !== asked.data.room) continue;
      watched.delete(name);
      bare.delete(name);
      for (const way of waysInto(name)) void socket.leave(way);
    }
  });
}
