import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@maidan/betting';
import { isAnswering } from '@maidan/process/db/db.ts';
import { migrationsIn } from '@maidan/process/db/migrations.ts';
import { openDatabase } from '@maidan/process/db/open-database.ts';
import { serveAssets } from '@maidan/process/http/serve-assets.ts';
import { allowOtherOrigins, httpTimeouts, playPolicy } from '@maidan/process/http/timeouts.ts';
import type { Logger } from '@maidan/process/log.ts';
import {
  databaseUrl,
  type Environment,
  logLevel,
  oneOf,
  origins,
  readSettings,
  wholeNumber,
} from '@maidan/process/settings.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastify from 'fastify';
import { z } from 'zod';
import { openStudio } from './studio.ts';

const home = fileURLToPath(new URL('../../../../', import.meta.url));

const settings = {
  PORT: wholeNumber(0, 65_535).default(3100),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Of the embedded database, where there is no DATABASE_URL. */
  DATA_DIR: z.string().min(1).default(resolve(home, 'data/studio')),
  DATABASE_URL: databaseUrl.optional(),
  /** What is built for browsers. */
  PAGES_DIR: z.string().min(1).default(resolve(home, 'packages/portal/dist')),
  LOG_LEVEL: logLevel.default('warn'),
  /** How many reverse proxies are in front; their X-Forwarded headers are trusted. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** Pages of other hosts that may frame the games. */
  FRAMED_BY: origins.default([]),
  STUDIO_WALLET_URL: z.url({ protocol: /^https?$/, error: 'expected the address of a wallet' }),
  /** The studio's name at that wallet, and its key. */
  STUDIO_PROVIDER: z.string().max(64, 'expected at most 64 characters').default('maidan-studio'),
  STUDIO_KEY: z
    .string({ error: 'expected the key of the provider' })
    .min(16, 'expected at least 16 characters'),
  /** On zero the even-money bets of roulette get half back. */
  ROULETTE_LA_PARTAGE: oneOf('on', 'off').default('off'),
  /** The most whole coins the house of a player may lose at Ludo in a day. */
  LUDO_DAY_LOSS: wholeNumber(0, 1_000_000_000).default(1_000_000),
};

export const readStudioSettings = (environment: Environment) => readSettings(settings, environment);

export type StudioSettings = ReturnType<typeof readStudioSettings>;

export interface ProcessParts {
  readonly settings: StudioSettings;
  readonly clock: Clock;
  readonly log: Logger;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly print: (line: string) => void;
  /** Called when the database is gone: the process must end with this line. */
  readonly onLost: (line: string) => void;
}

export interface StudioProcess {
  readonly address: string;
  close(): Promise<void>;
}

const bodyBytes = 8 * 1024;
const requestSeconds = 30;

/** The studio with a database and pages of its own. It knows nothing of a house but the wallet's address and its own key there. */
export async function startStudio(parts: ProcessParts): Promise<StudioProcess> {
  const { settings: set, clock, log, randomBytes, print, onLost } = parts;
  const db = await openDatabase(set, { migrations: studioMigrations }, log, print, { onLost });
  const http = fastify({
    bodyLimit: bodyBytes,
    ...httpTimeouts(requestSeconds),
    trustProxy: (_address: string, hop: number) => hop < set.TRUSTED_PROXIES,
    forceCloseConnections: true,
    logger: false,
  });
  allowOtherOrigins(http);
  http.get('/health', async () => ({ status: 'live' }));
  http.get('/ready', async (_request, reply) =>
    (await isAnswering(db)) ? { status: 'ready' } : reply.code(503).send({ status: 'database unreachable' }),
  );
  const studio = openStudio({
    db,
    clock,
    http,
    log,
    randomBytes,
    terms: {
      provider: set.STUDIO_PROVIDER,
      key: async () => set.STUDIO_KEY,
      address: () => set.STUDIO_WALLET_URL.replace(/\/+$/, ''),
    },
    sendPage: await pageSender(http, set),
    hasPartage: () => set.ROULETTE_LA_PARTAGE === 'on',
    lossMaxOf: () => BigInt(set.LUDO_DAY_LOSS) * 100n,
  });

  const close = async () => {
    studio.stop();
    await http.close();
    await studio.close();
    await db.close();
  };
  try {
    const address = await http.listen({ port: set.PORT, host: set.HOST });
    await studio.open();
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The built page of the games, without a brand. */
async function pageSender(
  http: FastifyInstance,
  { PAGES_DIR: folder, FRAMED_BY: framedBy }: StudioSettings,
): Promise<(reply: FastifyReply) => FastifyReply> {
  await serveAssets(http, join(folder, 'assets'));
  const built = await readFile(join(folder, 'play.html'), 'utf8').catch(() => undefined);
  const page = (
    built ?? '<!doctype html><html lang="en"><body><p>The pages are not built yet.</p></body></html>'
  )
    .replace('<!--brand-head-->', '<title>Maidan Studio</title>')
    .replace('<!--brand-data-->', '');
  return (reply) =>
    reply
      .header('content-security-policy', playPolicy({ host: reply.request.host, framedBy }))
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(page);
}

/** Of the studio alone, so that its tables can be in a database of their own. */
export const studioMigrations = migrationsIn(new URL('./migrations/', import.meta.url), 'studio_migration');
