import type { Server as HttpServer } from 'node:http';
import type { AccountId } from '@maidan/betting';
import {
  type ClientToServerEvents,
  loginPayload,
  type RoomPicture,
  type ServerToClientEvents,
} from '@maidan/contract';
import { Server, type Socket } from 'socket.io';
import { hashToken, type Sessions, type SignedIn } from '../account/sessions.ts';
import type { Brands } from '../brands/loaded-brand.ts';
import { askedHost } from '../http/asked-host.ts';
import type { Logger } from '../log.ts';
import type { Outbox } from './outbox.ts';
import { sendFrame, textFrame } from './send-frame.ts';

interface SocketData {
  session?: SignedIn;
}

export type LiveSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
export type LiveServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;

/** A socket that has not proved its session by then is closed. */
const proofMs = 10_000;
/** Nothing a client sends is larger. */
const messageBytes = 16_384;

export const clientRoom = (id: AccountId): string => `client:${id}`;
/** Every socket that has proved its session: one that has not is told nothing. */
const provedRoom = 'proved';
const brandRoom = (code: string): string => `brand:${code}`;
/** Rooms are named by the token's hash, so that no log or adapter ever holds a token. */
const sessionRoom = (token: string): string =>
  `session:${Buffer.from(hashToken(token)).toString('base64url')}`;

export interface LiveParts {
  readonly http: HttpServer;
  readonly sessions: Sessions;
  readonly brands: Brands;
  /** How many proxies in front are believed. */
  readonly trustedProxies: number;
  readonly log: Logger;
  /** Each product adds the events it answers once a socket has proved its session. */
  readonly onProved: (socket: LiveSocket, session: SignedIn) => void;
}

export function openSockets(parts: LiveParts): LiveServer {
  const { http, sessions, brands, trustedProxies, log, onProved } = parts;
  const server: LiveServer = new Server(http, {
    // Compression per message saturates a core at 2,000 clients; the messages are small instead.
    perMessageDeflate: false,
    httpCompression: false,
    serveClient: false,
    maxHttpBufferSize: messageBytes,
    // Any origin may ask: nothing is given before a token is proved, and tokens are not cookies.
    cors: { origin: '*' },
  });

  server.on('connection', (socket) => {
    const deadline = setTimeout(() => socket.disconnect(true), proofMs);
    socket.on('disconnect', () => clearTimeout(deadline));
    const prove = async (payload: unknown) => {
      const claim = loginPayload.safeParse(payload);
      const brand = brands.ofHost(askedHost(socket.handshake.headers, trustedProxies));
      const session = claim.success ? await sessions.find(claim.data.token, brand?.code) : undefined;
      if (session === undefined || (claim.success && claim.data.userId !== String(session.accountId))) {
        socket.emit('domainUpdate', { isLogout: true });
        socket.disconnect(true);
        return;
      }
      clearTimeout(deadline);
      const known = socket.data.session;
      // A socket speaks for one session: in two clients' rooms it would mix their wallets.
      if (known !== undefined && known.token !== session.token) {
        socket.disconnect(true);
        return;
      }
      socket.data.session = session;
      await socket.join([
        provedRoom,
        clientRoom(session.accountId),
        brandRoom(session.brand),
        sessionRoom(session.token),
      ]);
      if (known === undefined) onProved(socket, session);
      socket.emit('userLoggedIn', { userId: String(session.accountId) });
    };
    const proved = (payload: unknown) => {
      prove(payload).catch((error: Error) => {
        log.error({ reason: error.message }, 'socket proof failed');
        socket.disconnect(true);
      });
    };
    socket.on('login', proved);
    socket.on('reconnect', proved);
  });
  return server;
}

/** '42' opens an event of the Socket.IO protocol. */
function toRoom(server: LiveServer, room: string, channel: string, picture: RoomPicture): void {
  const frame = textFrame(`42${JSON.stringify([channel, picture])}`);
  for (const id of server.sockets.adapter.rooms.get(room) ?? []) {
    const socket = server.sockets.sockets.get(id);
    if (socket !== undefined && !sendFrame(socket, frame)) socket.emit(channel, picture);
  }
}

export function socketOutbox(server: LiveServer): Outbox {
  const end = (room: string, except?: string) => {
    const sockets = except === undefined ? server.in(room) : server.in(room).except(except);
    sockets.emit('domainUpdate', { isLogout: true });
    sockets.disconnectSockets(true);
  };
  return {
    toClient: (client, event, message) => {
      const room = clientRoom(client);
      // Most who bet by the thousand have no page open, and an emit to nobody still costs its packet.
      if (server.sockets.adapter.rooms.has(room)) server.to(room).emit<string>(event, message);
    },
    toBrand: (brand, event, message) => server.to(brandRoom(brand)).emit<string>(event, message),
    toAll: (event, message) => server.to(provedRoom).emit<string>(event, message),
    toRoom: (room, channel, picture) => toRoom(server, room, channel, picture),
    hasListeners: (room) => server.sockets.adapter.rooms.has(room),
    endSession: (token) => end(sessionRoom(token)),
    endOtherSessions: (client, exceptToken) => end(clientRoom(client), sessionRoom(exceptToken)),
  };
}
