import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Cancel, Clock } from '@maidan/betting';
import { addressKey, rateLimit } from '@maidan/process/limits/rate-limit.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { Turns } from '../http/limit-bodies.ts';
import { type BodiesUnderWay, type OpenCount, openCount } from '../http/limit-bodies.ts';
import type { CutReason } from '../metrics.ts';
import { type Connection, openConnection } from './connection.ts';
import type { LiveServer, LiveSocket } from './live-server.ts';
import { type EngineConnection, waitForTurns } from './send-frame.ts';

export interface ConnectionParts {
  readonly clock: Clock;
  readonly log: Logger;
  /** How many proxies in front are trusted. */
  readonly trustedProxies: number;
  readonly mostPerAddress: number;
  readonly onCut: (reason: CutReason) => void;
  readonly turns: Turns;
  readonly bodies: BodiesUnderWay;
}

export interface AddressedConnection extends Connection {
  readonly address: string;
  /** Takes a place among the sockets that join rooms: without a session, an address has only a few. */
  takeWatchPlace(): boolean;
  /** Whose messages these are: its client, and before it has proved a session its address. */
  client(): string;
  /** The socket has proved the session of this client and no longer counts as one of the few unproved ones of its address. */
  nowProved(client: string): void;
}

export interface Connections {
  /** Counts a handshake of the address of this request; false when it is refused. */
  takeHandshake(request: IncomingMessage): boolean;
  of(conn: EngineConnection): AddressedConnection | undefined;
  unsentBytes(): number;
  close(): void;
}

const reviewMs = 500;
/** In this time an address may make as many handshakes as it may have connections. */
const handshakesPerMs = 10_000;
/** At most one warning in this time, however many are refused. */
const warnEveryMs = 60_000;
/** At most one in this many of an address's sockets may be without a proved session. */
const unprovedShare = 10;
/** Rooms are public, but signed-in clients take precedence: at most one in this many of an address's sockets may only watch. */
const watchersShare = 5;

type EngineRequest = IncomingMessage & { readonly _query: Readonly<Record<string, string>> };

export function createConnections(parts: ConnectionParts): Connections & { watch(server: LiveServer): void } {
  const { clock, log, trustedProxies, mostPerAddress, onCut, turns, bodies } = parts;
  const open = openCount();
  const unproved = openCount();
  const takePlace = placesOf(unproved, mostPerAddress / watchersShare);
  const handshakes = rateLimit(clock, mostPerAddress, handshakesPerMs);
  const byConn = new Map<EngineConnection, AddressedConnection>();
  const bySid = new Map<string, AddressedConnection>();
  /** The reply to a polling client's first request, until its connection exists. */
  const firstReplies = new WeakMap<IncomingMessage, ServerResponse>();
  const addressOf = (request: IncomingMessage) => addressKey(clientAddress(request, trustedProxies));
  const warn = warnSeldom(clock, log);
  let timer: Cancel = () => undefined;

  function review(): void {
    timer = clock.after(reviewMs, review);
    for (const connection of byConn.values()) connection.review();
  }

  function add(conn: EngineConnection): void {
    const { sid } = conn.transport;
    const connection = openConnection(conn, clock, onCut);
    const address = addressOf(conn.request);
    const close = open.add(address);
    const places = takePlace(address);
    const opened = withPlaces(connection, address, places);
    const cut = () => connection.cut('malformed');
    waitForTurns(conn, turns, { client: opened.client, takeEvent: connection.takeEvent, cut });
    byConn.set(conn, opened);
    bySid.set(sid, opened);
    connection.onGone(() => {
      byConn.delete(conn);
      bySid.delete(sid);
      places.leave();
      close();
    });
    connection.carry(firstReplies.get(conn.request) ?? conn.request.socket);
    countPings(conn.transport, connection);
    conn.on('upgrading', (transport: object) => countPings(transport, connection));
  }

  return {
    takeHandshake(request) {
      const address = addressOf(request);
      const isFull =
        open.of(address) >= mostPerAddress || unproved.of(address) >= mostPerAddress / unprovedShare;
      if (!isFull && handshakes.take(address)) return true;
      warn(address, open);
      return false;
    },
    of: (conn) => byConn.get(conn),
    unsentBytes: () => [...byConn.values()].reduce((sum, connection) => sum + connection.unsentBytes(), 0),
    watch(server) {
      server.engine.use(carryRequests((sid) => bySid.get(sid), firstReplies, bodies));
      server.engine.on('connection', add);
      timer = clock.after(reviewMs, review);
    },
    close() {
      timer();
      // Clients that read will close by themselves; the others would delay the stop.
      for (const connection of byConn.values()) if (connection.unsentBytes() > 0) connection.cut('behind');
    },
  };
}

/** Before it has proved a session its client is its address. */
function withPlaces(
  connection: Connection,
  address: string,
  { takeWatchPlace, leave }: { takeWatchPlace(): boolean; leave(): void },
): AddressedConnection {
  let client = address;
  return {
    ...connection,
    address,
    takeWatchPlace,
    client: () => client,
    nowProved(proved) {
      client = proved;
      leave();
    },
  };
}

/** Counts a connection until it has proved its session: as unproved, or as one that only watches. */
function placesOf(unproved: OpenCount, watchersMost: number) {
  const watchers = openCount();
  return (address: string) => {
    let place: 'unproved' | 'watching' | 'none' = 'unproved';
    let leavePlace = unproved.add(address);
    return {
      takeWatchPlace(): boolean {
        if (place !== 'unproved') return true;
        if (watchers.of(address) >= watchersMost) return false;
        leavePlace();
        leavePlace = watchers.add(address);
        place = 'watching';
        return true;
      },
      leave(): void {
        leavePlace();
        place = 'none';
      },
    };
  };
}

/** Counts each request of a known connection as its carrier; the first request of a new one is remembered. */
function carryRequests(
  connectionOf: (sid: string) => AddressedConnection | undefined,
  firstReplies: WeakMap<IncomingMessage, ServerResponse>,
  bodies: BodiesUnderWay,
) {
  return (request: EngineRequest, reply: unknown, next: (error?: Error) => void) => {
    const known = connectionOf(request._query.sid ?? '');
    const isReply = reply instanceof ServerResponse;
    if (known === undefined) {
      if (isReply) firstReplies.set(request, reply);
      return next();
    }
    if (!known.takePacket() || !known.carry(isReply ? reply : request.socket))
      return next(new Error('too many requests of one connection'));
    if (!isReply || request.method !== 'POST') return next();
    // What was sent straight after its head has arrived by then.
    setImmediate(() => {
      if (mayFollow(bodies, request, reply, known)) next();
    });
  };
}

/** Whether a polling client may send the rest of a body; otherwise it is answered. */
function mayFollow(
  bodies: BodiesUnderWay,
  request: IncomingMessage,
  reply: ServerResponse,
  { address, client }: AddressedConnection,
): boolean {
  const refuse = (status: number, headers = {}) =>
    void reply.writeHead(status, { connection: 'close', ...headers }).end(STATUS_CODES[status]);
  if (request.complete || bodies.follow(request, { client: client(), address }, () => refuse(408)))
    return true;
  refuse(429, { 'retry-after': '1' });
  return false;
}

/** The websocket answers protocol pings itself, so they are not among the counted packets. */
function countPings(transport: object, connection: Connection): void {
  const { socket } = transport as { socket?: NodeJS.EventEmitter };
  socket?.on('ping', () => connection.takePacket());
}

function warnSeldom(clock: Clock, log: Logger): (address: string, open: OpenCount) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (address, open) => {
    if (clock.elapsed() - warnedAt < warnEveryMs) return;
    warnedAt = clock.elapsed();
    log.warn({ address, open: open.of(address) }, 'sockets refused: too many of one address');
  };
}

/** The address a request came from, as Fastify reads it for a call: skipping as many hops as there are trusted proxies. */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = request.headers['x-forwarded-for']?.toString().split(',').reverse() ?? [];
  const hops = [request.socket.remoteAddress ?? '', ...forwarded];
  return (hops[Math.min(trustedProxies, hops.length - 1)] ?? '').trim();
}

/** Adds events to a new socket. Listeners that need a session read it from the socket's data when the event arrives. */
export type ListenToSocket = (socket: LiveSocket, connection: AddressedConnection) => void;
