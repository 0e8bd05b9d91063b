import { BlockList } from 'node:net';
import type { Clock } from '@maidan/betting';
import type { Db } from '@maidan/process/db/db.ts';
import { readNetworks } from '@maidan/process/limits/networks.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from './account/open-accounts.ts';
import { createPreferences } from './account/preferences.ts';
import { loadLiability } from './bets/liability/open-risk-store.ts';
import { type Brands, lossLimitsOf, ludoLossMax } from './brands/brands.ts';
import type { Config } from './config.ts';
import { createHouse, type House, type HouseParts } from './house.ts';
import type { Handlers } from './http/answer.ts';
import type { WhoAsks } from './http/call-limits.ts';
import { callLimits, whoAsks } from './http/call-limits.ts';
import { serveHealth } from './http/health.ts';
import { heavyCalls } from './http/heavy-calls.ts';
import { createBodiesUnderWay, createTurns } from './http/limit-bodies.ts';
import { openHttp } from './http/open-http.ts';
import { servePages } from './http/pages/pages.ts';
import { serveDocs } from './http/pages/serve-assets.ts';
import { serveCalls } from './http/serve.ts';
import { websiteHandlers } from './http/website-handlers.ts';
import { ledgerHandlers } from './ledger/handlers.ts';
import type { ListenToSocket } from './live/connections.ts';
import { openRooms } from './live/open-rooms.ts';
import { createRooms } from './live/rooms.ts';
import { type Live, openSockets } from './live/sockets.ts';
import { createMetrics } from './metrics.ts';
import { closeProducts, type Product, type ProductParts, type StartParts } from './product.ts';
import {
  handlersOf,
  listProducts,
  listsByProduct,
  openOwnProviders,
  openProducts,
  type Products,
} from './products.ts';
import {
  type FindGameDetails,
  gameDetailsHandlers,
  offeredDetails,
  roundResultHandlers,
} from './rounds/game-details.ts';
import { roundBetsHandlers } from './rounds/round-lists.ts';
import { createSessions, type Sessions } from './signed-in/sessions.ts';
import { requestIds } from './wallet/wallets.ts';

export interface AppParts {
  readonly config: Config;
  readonly db: Db;
  readonly brands: Brands;
  readonly clock: Clock;
  /** Unpredictable bytes, for tokens and nonces. */
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Logger;
  /** Another implementation of placing bets, for benchmarks to compare. */
  readonly openBetting?: HouseParts['openBetting'];
}

export interface App {
  readonly http: FastifyInstance;
  readonly house: House;
  readonly sessions: Sessions;
  readonly products: Products;
  readonly live: Pick<Live, 'unsentBytes' | 'socketCount'>;
  /** Starts the products, which print what the person starting the house should know. */
  start(print: (line: string) => void): Promise<void>;
  listen(): Promise<string>;
  /** Opens the products, once the house listens. */
  open(): Promise<void>;
  /** Stops taking work, finishes what is under way, and closes everything it opened. */
  close(): Promise<void>;
}

const operatorsOf = ({ OPERATOR_ADDRESSES, TRUSTED_PROXIES: trustedProxies }: Config) => ({
  operators: readNetworks(OPERATOR_ADDRESSES) ?? new BlockList(),
  trustedProxies,
});

/** How many requests may be half sent at once. */
const bodiesOfPlayers = { ofClient: 4, ofAddress: 8 };

/** How many clients at their limit one address may have. */
const clientsPerAddress = 20;

function callsAllowed(config: Config) {
  const { CALLS_PER_TEN_SECONDS: callsPerClient } = config;
  return { callsPerClient, callsPerAddress: config.CALLS_PER_ADDRESS ?? clientsPerAddress * callsPerClient };
}

export async function createApp(parts: AppParts): Promise<App> {
  const { config, db, brands, clock, randomBytes, log, openBetting } = parts;
  const phase = { isDraining: false, unopened: new Set<string>() };
  const { callsPerClient, callsPerAddress } = callsAllowed(config);
  const bodyLimits = { turns: createTurns(), bodies: createBodiesUnderWay(clock, bodiesOfPlayers) };
  const metrics = createMetrics();
  const http = await openHttp({ ...parts, pagesPerAddress: callsPerAddress, bodyLimits, metrics, phase });
  serveHealth(http, {
    db,
    clock,
    metrics,
    phase,
    ...operatorsOf(config),
  });
  const sessions = createSessions(db, clock, randomBytes, config.SESSION_DAYS);
  const live = openSockets({
    http: http.server,
    sessions,
    brands,
    clock,
    trustedProxies: config.TRUSTED_PROXIES,
    mostPerAddress: config.SOCKETS_PER_ADDRESS,
    mostPerAccount: config.SOCKETS_PER_ACCOUNT,
    log,
    ...bodyLimits,
    onCut: metrics.countCut,
    onOpened: (socket, connection) => listen(socket, connection),
  });
  const preferences = createPreferences(db);
  const { rateDifferenceOf } = preferences;
  const liability = await loadLiability(db, lossLimitsOf(brands));
  const house = createHouse(db, clock, live.outbox, { log, openBetting, rateDifferenceOf, liability });
  metrics.watchSockets(live);
  const opening = { http, house, log, randomBytes, freshRequestId: requestIds(randomBytes), metrics };
  const limit = callLimits({ sessions, brands, clock, callsPerClient, callsPerAddress });
  const { products, opened, listen, rooms, heavy, timed } = wireProducts(opening, whoAsks(limit, brands));
  const providers = openOwnProviders({ ...opening, rooms }, config, products, ludoLossMax(brands));
  const handlers: Handlers = {
    ...openAccounts({ db, clock, randomBytes, sessions, preferences, outbox: house.outbox, brands }),
    ...websiteHandlers(db, brands),
    ...handlersOf(products),
    ...roundHandlers(db, opened),
    ...ledgerHandlers(db, clock, listsByProduct(products)),
  };
  serveDocs(http);
  const callParts = { brands, sessions, limit, randomBytes, publicUrl: config.PUBLIC_URL, log };
  serveCalls(http, { handlers, heavyCalls: heavy, timedCalls: timed, ...callParts });
  await servePages(http, { brands, config, randomBytes, framed: () => opened.flatMap(framedBy) });

  return {
    http,
    house,
    sessions,
    products,
    live,
    start: (print) => startAll(opened, { config, print }),
    listen: () => http.listen({ port: config.PORT, host: config.HOST }),
    open: () => openAll({ ...products, ...providers }, phase.unopened),
    async close() {
      phase.isDraining = true;
      live.close();
      await http.close();
      await closeProducts([...opened, ...Object.values(providers)], house.bets.drain);
      rooms.close();
    },
  };
}

/** The calls on games and rounds of all products. */
const roundHandlers = (db: Db, opened: readonly Product[]) => ({
  ...gameDetailsHandlers(opened.flatMap(detailsOf)),
  ...roundBetsHandlers(
    db,
    opened.flatMap(({ roundBets }) => roundBets ?? []),
  ),
  ...roundResultHandlers(opened.flatMap(({ roundResult }) => roundResult ?? [])),
});

/** The details of a product's games, where the brand offers them. */
const detailsOf = ({ gameDetails, offer }: Product): FindGameDetails[] =>
  gameDetails ? [offeredDetails(gameDetails, offer)] : [];

const framedBy = ({ framed }: Product): readonly string[] => framed?.() ?? [];

/** Opens every product, with its rooms, and lets it notify its clients. */
function wireProducts(parts: Omit<ProductParts, 'rooms'>, asking: WhoAsks) {
  const { http, house } = parts;
  const rooms = createRooms(house);
  const products = openProducts({ ...parts, rooms });
  for (const [name, product] of Object.entries<Product>(products)) {
    house.onBetsChanged(name, product.onBetsChanged);
    if (product.onSettled !== undefined) house.onSettled(name, product.onSettled);
  }
  const opened = listProducts(products);
  const offered = opened.map((product) => product.rooms);
  const heavy = new Set([...heavyCalls, ...opened.flatMap((product) => product.heavyCalls)]);
  const timed = new Set(opened.flatMap(({ timedCalls = [] }) => timedCalls));
  const listenForRooms = openRooms(http, rooms, offered, asking);
  const listen: ListenToSocket = (socket, connection) => {
    listenForRooms(socket, connection);
    for (const product of opened) product.listen?.(socket, connection);
  };
  return { products, opened, rooms, listen, heavy, timed };
}

async function startAll(products: readonly Pick<Product, 'start'>[], parts: StartParts): Promise<void> {
  for (const product of products) await product.start?.(parts);
}

type Opened = Readonly<Record<string, Pick<Product, 'open'>>>;

async function openAll(products: Opened, unopened: Set<string>): Promise<void> {
  const opening = Object.entries(products).filter(([, product]) => product.open !== undefined);
  for (const [name] of opening) unopened.add(name);
  await Promise.all(
    opening.map(async ([name, product]) => {
      await product.open?.();
      unopened.delete(name);
    }),
  );
}
