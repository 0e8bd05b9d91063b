import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { Clock } from '@maidan/betting';
import fastify, { type FastifyInstance } from 'fastify';
import { createChangePassword } from './account/change-password.ts';
import { createDevices } from './account/devices/devices.ts';
import { accountHandlers } from './account/handlers.ts';
import { createPasswords } from './account/passwords.ts';
import { createSessions, type Sessions } from './account/sessions.ts';
import { createSignIn } from './account/sign-in.ts';
import { websiteHandlers } from './brands/handlers.ts';
import type { Brands } from './brands/loaded-brand.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import { createHouse, type House } from './house.ts';
import type { Handlers } from './http/answer.ts';
import { allowOtherOrigins } from './http/cross-origin.ts';
import { serveDocs } from './http/docs.ts';
import { answerFaults } from './http/faults.ts';
import { serveHealth } from './http/health.ts';
import { notYetHandlers } from './http/not-yet-wire.ts';
import { servePages } from './http/pages.ts';
import { rateLimit } from './http/rate-limit.ts';
import { serveCalls } from './http/serve.ts';
import { ledgerHandlers } from './ledger/handlers.ts';
import { openSockets, socketOutbox } from './live/sockets.ts';
import type { Logger } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openSports, type SportsDepartment } from './sports/sports.ts';

export interface AppParts {
  readonly config: Config;
  readonly db: Db;
  readonly brands: Brands;
  readonly clock: Clock;
  /** Unpredictable bytes, for tokens and nonces. */
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Logger;
  /** Another way of placing bets, for a benchmark to compare with. */
  readonly openBetting?: Parameters<typeof createHouse>[3];
}

export interface App {
  readonly http: FastifyInstance;
  readonly house: House;
  readonly sessions: Sessions;
  readonly sports: SportsDepartment;
  listen(): Promise<string>;
  /** Stops taking work, finishes what is under way, and closes everything it opened. */
  close(): Promise<void>;
}

/** No request of ours is larger. */
const bodyBytes = 64 * 1024;
const tenSecondsMs = 10_000;

/** Unlike any of an earlier start; counted, since drawing one for every request costs more than its routing. */
function requestIds(randomBytes: AppParts['randomBytes']): () => string {
  const start = Buffer.from(randomBytes(6)).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36).padStart(3, '0')}`;
  };
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, brands, clock, randomBytes, log } = parts;
  let isDraining = false;
  const http = fastify({
    bodyLimit: bodyBytes,
    trustProxy: (_address: string, hop: number) => hop < config.TRUSTED_PROXIES,
    forceCloseConnections: 'idle',
    genReqId: requestIds(randomBytes),
    logger: false,
  });
  answerFaults(http, log);
  allowOtherOrigins(http);
  await http.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  // Brotli first: for what we send, zstd is larger than gzip.
  await http.register(compress, { globalCompression: true, threshold: 1024, encodings: ['br', 'gzip'] });

  const metrics = createMetrics();
  serveHealth(http, { db, metrics, isDraining: () => isDraining });
  const sessions = createSessions(db, clock, randomBytes, config.SESSION_DAYS);
  const sockets = openSockets({
    http: http.server,
    sessions,
    brands,
    trustedProxies: config.TRUSTED_PROXIES,
    log,
    onProved: (socket) => sports.listen(socket),
  });
  const house = createHouse(db, clock, socketOutbox(sockets), parts.openBetting);
  metrics.watchSockets(() => sockets.engine.clientsCount);
  const freshRequestId = () => Buffer.from(randomBytes(18)).toString('base64url');
  const sports = openSports({ app: http, house, log, freshRequestId, metrics });
  const passwords = createPasswords();
  const devices = createDevices(db, clock, randomBytes);
  const signIn = createSignIn({ db, clock, sessions, devices, passwords });
  const changePassword = createChangePassword({ db, clock, passwords });
  const handlers: Handlers = {
    ...accountHandlers({ db, sessions, signIn, changePassword, outbox: house.outbox, brands }),
    ...websiteHandlers(db, brands),
    ...sports.handlers,
    ...ledgerHandlers(db, clock),
    ...notYetHandlers,
  };
  serveDocs(http);
  const limit = rateLimit(clock, config.CALLS_PER_TEN_SECONDS, tenSecondsMs);
  serveCalls(http, { handlers, sessions, brands, limit, randomBytes });
  await servePages(http, {
    brands,
    brandsFolder: config.BRANDS_DIR,
    portalFolder: config.PORTAL_DIR,
    randomBytes,
  });

  return {
    http,
    house,
    sessions,
    sports,
    listen: () => http.listen({ port: config.PORT, host: config.HOST }),
    async close() {
      isDraining = true;
      sockets.disconnectSockets(true);
      sockets.engine.close();
      await http.close();
      await sports.close();
      await house.bets.drain();
    },
  };
}
