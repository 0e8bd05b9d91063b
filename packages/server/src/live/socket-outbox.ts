import type { AccountId } from '@maidan/betting';
import { hashToken } from '../signed-in/sessions.ts';
import type { Connections } from './connections.ts';
import type { LiveServer, LiveSocket } from './live-server.ts';
import type { Outbox } from './outbox.ts';
import { waysInto } from './rooms.ts';
import { sendFrame, type WrittenPicture, writeMessage, writePicture } from './send-frame.ts';

export const clientRoom = (id: AccountId): string => `client:${id}`;
/** The room of all sockets that have proved their session: others are sent nothing. */
export const provedRoom = 'proved';
export const brandRoom = (code: string): string => `brand:${code}`;
/** Rooms are named by the token's hash, so that no log or adapter ever contains a token. */
export const sessionRoom = (token: string): string =>
  `session:${Buffer.from(hashToken(token)).toString('base64url')}`;

export function socketOutbox(server: LiveServer, connections: Connections): Outbox {
  const { rooms } = server.sockets.adapter;
  const end = (room: string, except?: string) => {
    for (const id of rooms.get(room) ?? []) {
      const session = server.sockets.sockets.get(id)?.data.session;
      const isKept = except !== undefined && rooms.get(except)?.has(id) === true;
      if (session === undefined || isKept) continue;
      server.to(id).emit('userLoggedOut', String(session.accountId));
    }
    const sockets = except === undefined ? server.in(room) : server.in(room).except(except);
    sockets.emit('domainUpdate', { isLogout: true });
    sockets.disconnectSockets(true);
  };

  function deliver(
    room: string,
    written: WrittenPicture,
    personal?: (client: AccountId) => WrittenPicture,
  ): void {
    for (const id of rooms.get(room) ?? []) {
      const socket = server.sockets.sockets.get(id);
      if (socket === undefined) continue;
      const client = personal && socket.data.session?.accountId;
      sendTo(socket, client === undefined ? written : (personal?.(client) ?? written));
    }
  }

  function sendTo({ conn }: Pick<LiveSocket, 'conn'>, written: WrittenPicture): void {
    if (sendFrame(conn, written.frame)) return;
    const connection = connections.of(conn);
    if (connection?.isBehind() === false) connection.send(written);
  }

  return {
    toClient: (client, event, message) => {
      const room = clientRoom(client);
      // Checked first, since many clients have no page open and an emit to an empty room still costs a packet.
      if (server.sockets.adapter.rooms.has(room)) server.to(room).emit<string>(event, message);
    },
    toBrand: (brand, event, message) => server.to(brandRoom(brand)).emit<string>(event, message),
    toAll: (event, message) => server.to(provedRoom).emit<string>(event, message),
    toRoom(room, channel, picture, personal) {
      const own = personal && ((client: AccountId) => writePicture(channel, personal(picture, client)));
      deliver(room, writePicture(channel, picture), own);
    },
    toClientInRoom(client, room, channel, picture) {
      const written = writePicture(channel, picture);
      for (const id of rooms.get(clientRoom(client)) ?? []) {
        const socket = server.sockets.sockets.get(id);
        if (socket?.rooms.has(room)) sendTo(socket, written);
      }
    },
    toWatchers: (room, event, message) => deliver(room, writeMessage(event, message)),
    toStrangers(room, event, message) {
      const written = writeMessage(event, message);
      for (const id of waysInto(room).flatMap((way) => [...(rooms.get(way) ?? [])])) {
        const socket = server.sockets.sockets.get(id);
        if (socket !== undefined && socket.data.session === undefined) sendTo(socket, written);
      }
    },
    hasListeners: (room) => server.sockets.adapter.rooms.has(room),
    listenerCount: (room) => server.sockets.adapter.rooms.get(room)?.size ?? 0,
    endSession: (token) => end(sessionRoom(token)),
    endOtherSessions: (client, exceptToken) => end(clientRoom(client), sessionRoom(exceptToken)),
  };
}
