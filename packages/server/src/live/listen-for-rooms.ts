import { changesChannel, type RoomRequest, roomPayload } from '@maidan/contract';
import type { Connection } from './connection.ts';
import type { AddressedConnection } from './connections.ts';
import type { LiveSocket } from './live-server.ts';
import { type BareJoin, type FindRoom, type JoinEvent, joinEvents, type SentPicture } from './room.ts';
import { plainPicture, plainRoom, type Rooms, waysInto } from './rooms.ts';
import { writePicture } from './send-frame.ts';

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

  function join(event: JoinEvent, request: RoomRequest): void {
    const { room: id, changes, isBare } = request;
    const findRoom = joins[event];
    const room = findRoom(id);
    if (room === undefined) return;
    const { name, channel } = room;
    if (!watched.has(name) && (watched.size >= roomsMost || !connection.takeWatchPlace())) return;
    // Built before joining: a room that nobody watched has an old picture, or none.
    rooms.picture(room);
    watched.set(name, channel);
    if (isBare) bare.set(name, { event, request });
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
      const parsed = joinEvents[event].safeParse(payload);
      if (parsed.success) join(event, parsed.data);
    });
  }
  for (const { event, request } of socket.data.before?.joins ?? []) join(event, request);
  socket.on('LeaveRoom', (payload: unknown) => {
    const parsed = roomPayload.safeParse(payload);
    if (!parsed.success) return;
    sender.forget(parsed.data.room);
    for (const [name, channel] of watched) {
      if (channel !== parsed.data.room) continue;
      watched.delete(name);
      bare.delete(name);
      for (const way of waysInto(name)) void socket.leave(way);
    }
  });
}

/** Sends full pictures to one socket, with at most one unsent picture for each room. */
export interface PictureSender {
  /** Sends at once, or when the last one is sent and the socket has caught up; the picture is read at that moment. */
  send(channel: string, pictureNow: () => SentPicture | undefined): void;
  forget(channel: string): void;
}

function pictureSender(connection: Connection): PictureSender {
  const unsent = new Set<string>();
  const pending = new Map<string, () => SentPicture | undefined>();

  function send(channel: string, pictureNow: () => SentPicture | undefined): void {
    if (unsent.has(channel) || connection.isBehind()) {
      pending.set(channel, pictureNow);
      return;
    }
    pending.delete(channel);
    const picture = pictureNow();
    if (picture === undefined) return;
    unsent.add(channel);
    connection.send(writePicture(channel, picture), () => {
      unsent.delete(channel);
      sendPending();
    });
  }

  function sendPending(): void {
    for (const [channel, pictureNow] of [...pending]) send(channel, pictureNow);
  }

  connection.onCaughtUp(sendPending);
  return { send, forget: (channel) => void pending.delete(channel) };
}
