import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNetworks } from '@maidan/process/limits/networks.ts';
import {
  databaseUrl,
  type Environment,
  logLevel,
  numberUpTo,
  oneOf,
  origins,
  readSettings,
  wholeNumber,
} from '@maidan/process/settings.ts';
import { z } from 'zod';

const home = fileURLToPath(new URL('../../../', import.meta.url));

const settings = {
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default(resolve(home, 'data')),
  DATABASE_URL: databaseUrl.optional(),
  /** How long a statement on PostgreSQL may take, and how long it may wait for a lock. */
  DATABASE_STATEMENT_SECONDS: wholeNumber(1, 3600).default(10),
  DATABASE_LOCK_SECONDS: wholeNumber(1, 3600).default(5),
  BRANDS_DIR: z.string().min(1).default(resolve(home, 'brands')),
  PORTAL_DIR: z.string().min(1).default(resolve(home, 'packages/portal/dist')),
  /** What `npm start` has built: the server, and the empty database that a new DATA_DIR is copied from. */
  BUILT_DIR: z.string().min(1).default(resolve(home, 'packages/server/dist')),
  LOG_LEVEL: logLevel.default('warn'),
  /** Calls in ten seconds of one client, or of one address without a session. */
  CALLS_PER_TEN_SECONDS: wholeNumber(1, 10_000_000).default(300),
  /** Calls in ten seconds of all clients at an address; by default twenty times those of one client. */
  CALLS_PER_ADDRESS: wholeNumber(1, 200_000_000).optional(),
  /** Connections an address may have open at once. Not limited behind a trusted proxy, which opens those of all its clients. */
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(1000),
  /** How long a request may take to arrive completely. */
  REQUEST_TIMEOUT_SECONDS: numberUpTo(3600).default(30),
  /** Who may see /metrics and /ready. */
  OPERATOR_ADDRESSES: z
    .string()
    .refine(
      (text) => readNetworks(text) !== undefined,
      'expected addresses or networks, such as 127.0.0.1,10.0.0.0/8',
    )
    .default('127.0.0.0/8,::1'),
  /** Sockets open at once from one address (an IPv6 network of /64); a tenth of them may be without a session yet. */
  SOCKETS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(500),
  SOCKETS_PER_ACCOUNT: wholeNumber(1, 1_000_000).default(30),
  /** However much a session is used, it ends after this time. */
  SESSION_DAYS: wholeNumber(1, 365).default(7),
  /** How many reverse proxies are in front; their X-Forwarded headers are trusted. */
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  /** Where clients on other hosts reach the house; by default at the host of their request. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'expected a web address' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  /** Pages of other hosts that may frame a match's TV and score. */
  CLIENT_ORIGINS: origins.default([]),
  /** Other hosts that frames of our pages lead to, such as those a provider's game moves on to. */
  FRAME_ORIGINS: origins.default([]),
  /** Whether the house plays matches of its own. */
  SEASON: oneOf('on', 'off').default('on'),
  /** Replays a season exactly. By default the house draws a secret seed, from which all results could be computed. */
  SIM_SEED: z.string().min(1).optional(),
  /** The wallet that the studio, the provider of our own launched games, uses; by default this house's own. */
  STUDIO_WALLET_URL: z.url({ protocol: /^https?$/, error: 'expected a web address' }).optional(),
  /** The studio's name at that wallet, and its key. */
  STUDIO_PROVIDER: z.string().max(64, 'expected at most 64 characters').default('maidan-studio'),
  STUDIO_KEY: z.string().min(16, 'expected at least 16 characters').optional(),
  /** On zero the even-money bets of roulette get half back. */
  ROULETTE_LA_PARTAGE: oneOf('on', 'off').default('off'),
  SIM_SPEED: numberUpTo(1000).default(1),
};

export const readConfig = (environment: Environment) => readSettings(settings, environment);

export type Config = ReturnType<typeof readConfig>;
