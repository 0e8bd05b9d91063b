import { randomUUID } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import type { Cancel, Clock } from '@maidan/betting';
import { usualBodyBytes } from '@maidan/contract';
import type { Logger } from '@maidan/process/log.ts';
import { Server } from 'socket.io';
import type { Brands } from '../brands/brands.ts';
import type { BodiesUnderWay, Turns } from '../http/limit-bodies.ts';
import type { CutReason } from '../metrics.ts';
import type { Sessions } from '../signed-in/sessions.ts';
import { createConnections, type ListenToSocket } from './connections.ts';
import { adapterWithoutMessages, followDroppedLines } from './dropped-lines.ts';
import type { LiveServer } from './live-server.ts';
import type { Outbox } from './outbox.ts';
import { createProof, proofMs } from './proof.ts';
import { socketOutbox } from './socket-outbox.ts';

export interface LiveParts {
  readonly http: HttpServer;
  readonly sessions: Sessions;
  readonly brands: Brands;
  readonly clock: Clock;
  /** How many proxies in front are trusted. */
  readonly trustedProxies: number;
  readonly mostPerAddress: number;
  readonly mostPerAccount: number;
  readonly log: Logger;
  readonly onCut: (reason: CutReason) => void;
  readonly turns: Turns;
  readonly bodies: BodiesUnderWay;
  /** Adds the events any socket may send; those that need a session check it themselves. */
  readonly onOpened: ListenToSocket;
}

export interface Live {
  readonly outbox: Outbox;
  socketCount(): number;
  /** Bytes queued in this process for clients to read. */
  unsentBytes(): number;
  close(): void;
}

export function openSockets(parts: LiveParts): Live {
  const { http, sessions, clock, log, onOpened } = parts;
  const connections = createConnections(parts);
  const awaitProof = createProof(parts);
  const server: LiveServer = new Server(http, {
    // Compression of every message saturates a core at 2,000 clients; messages are kept small instead.
    perMessageDeflate: false,
    httpCompression: false,
    serveClient: false,
    maxHttpBufferSize: usualBodyBytes,
    connectTimeout: proofMs,
    allowRequest: (request, decide) => decide('Too many connections', connections.takeHandshake(request)),
    // Any origin is allowed, by its name, since some clients send credentials: nothing private is sent before a token is
    // proved, and tokens are not cookies.
    cors: { origin: true, credentials: true },
    connectionStateRecovery: { skipMiddlewares: true },
    ...(adapterWithoutMessages === undefined ? {} : { adapter: adapterWithoutMessages }),
  });
  boundFrames(server, http);
  followDroppedLines(server, clock, randomUUID);
  connections.watch(server);

  server.on('connection', (socket) => {
    const connection = connections.of(socket.conn);
    if (connection === undefined) return;
    onOpened(socket, connection);
    awaitProof(socket, connection);
  });
  const outbox = socketOutbox(server, connections);
  const stopChecking = checkSessions({ server, sessions, clock, log, endSession: outbox.endSession });
  return {
    outbox,
    socketCount: () => server.engine.clientsCount,
    unsentBytes: connections.unsentBytes,
    close() {
      stopChecking();
      server.disconnectSockets(true);
      connections.close();
      server.engine.close();
    },
  };
}

const checkMs = 30_000;
const tokensPerQuery = 1000;

/** Closes the sockets of sessions that have ended: by age, by an operator, by another process. */
function checkSessions(parts: {
  server: LiveServer;
  sessions: Sessions;
  clock: Clock;
  log: Logger;
  endSession: (token: string) => void;
}): Cancel {
  const { server, sessions, clock, log, endSession } = parts;
  let isChecking = false;
  let timer = clock.after(checkMs, check);

  function check(): void {
    timer = clock.after(checkMs, check);
    if (isChecking) return;
    isChecking = true;
    endThoseOver()
      .catch(({ message }: Error) => log.warn({ reason: message }, 'sessions of sockets not checked'))
      .finally(() => {
        isChecking = false;
      });
  }

  async function endThoseOver(): Promise<void> {
    const tokens = new Set<string>();
    for (const { data } of server.sockets.sockets.values()) {
      if (data.session !== undefined) tokens.add(data.session.token);
    }
    const all = [...tokens];
    for (let at = 0; at < all.length; at += tokensPerQuery) {
      const batch = all.slice(at, at + tokensPerQuery);
      const stillOpen = await sessions.stillOpen(batch);
      for (const token of batch) if (!stillOpen.has(token)) endSession(token);
    }
  }

  return () => timer();
}

/** Of one message, whose size is bounded too. A browser sends a message of ours in one. */
const framesMost = 16;

/** The websocket server inside Engine.IO, which passes on no such option. */
interface OpenEngine {
  readonly ws: { readonly options: { maxFragments?: number } };
}

/** A frame of one byte, or of none, costs as much as one of a thousand: a message in more of them is not read further. */
function boundFrames(server: LiveServer, http: HttpServer): void {
  const bound = () => {
    const { ws } = server.engine as unknown as OpenEngine;
    ws.options.maxFragments = framesMost;
  };
  bound();
  // Engine.IO then makes another.
  http.on('listening', bound);
}
