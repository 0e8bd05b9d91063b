import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AccountId, type Clock, coinsFromWhole, type ManualClock, manualClock } from '@maidan/betting';
import { createClient } from '@maidan/client/client.ts';
import {
  type Brand,
  type CallPath,
  calls,
  type DataOf,
  envelope,
  methods,
  type RequestOf,
} from '@maidan/contract';
import type { Db } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import { hash } from '@node-rs/argon2';
import { findByUsername } from '../../src/account/store.ts';
import { createApp } from '../../src/app.ts';
import { loadBrands } from '../../src/brands/brands.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { createAccount, type Role } from '../../src/wallet/accounts.ts';
import { moveCoins } from '../../src/wallet/credit.ts';
import { makeQuickFolder } from './database/quick-folder.ts';
import { openTestDb } from './database/test-db.ts';
import { type Got, type RequestOptions, requestWith, sendRequest } from './send-request.ts';
import { testStart } from './test-house.ts';
import { openTestSocket, type TestSocket, type TestSocketOptions } from './test-socket.ts';

export { testStart };

const shippedBrands = fileURLToPath(new URL('../../../../brands', import.meta.url));
const asJson = { 'content-type': 'application/json' };
const template =
  '<!doctype html><html><head><!--brand-site--><!--brand-head--><!--brand-data--></head><body></body></html>';

export interface Overrides {
  readonly config?: Partial<Config>;
  /** Changes to shipped brands, by code. */
  readonly brands?: Record<string, Partial<Brand>>;
  readonly clock?: Clock;
  /** A migrated database; left out, one is opened. */
  readonly db?: Db;
  readonly wrapDb?: (db: Db) => Db;
}

export interface NewClient {
  readonly username: string;
  readonly password?: string;
  readonly coins?: number;
  readonly brand?: string;
  readonly role?: Role;
  readonly isPasswordChanged?: boolean;
  readonly isDemo?: boolean;
}

export interface From {
  readonly token?: string;
  readonly host?: string;
  /** The address a trusted proxy says the call came from. */
  readonly forwardedFor?: string;
  /** Of a page elsewhere; unset, the call is made by a page of the house's own host. */
  readonly origin?: string;
}

export interface Reply<Data> {
  readonly status: number;
  readonly headers: Got['headers'];
  readonly error: boolean;
  readonly code: number;
  readonly message: string;
  /** The text of an encrypted reply's data is in `sealed` instead. */
  readonly data: Data | undefined;
  readonly sealed: string | undefined;
  readonly refusal: { readonly key: string; readonly figures: object } | undefined;
  readonly hasMore: boolean | undefined;
  readonly detail: string | undefined;
}

export const defaultPassword = 'Correct-Horse-1';

/** The whole server on a database of its own, answering real HTTP and sockets. */
export async function startTestApp(overrides: Overrides = {}) {
  const folder = await makeQuickFolder('app');
  const brandsFolder = await copyBrands(folder, overrides.brands ?? {});
  const portalFolder = await writePortal(folder);
  const clock: ManualClock = manualClock(testStart);
  const opened = overrides.db ?? (await openTestDb());
  const db = overrides.wrapDb?.(opened) ?? opened;
  const logged: string[] = [];
  const log = createLog('debug', { write: (line) => void logged.push(line) });
  const brands = await loadBrands(brandsFolder, log);
  const config: Config = {
    ...readConfig({}),
    PORT: 0,
    HOST: '127.0.0.1',
    BRANDS_DIR: brandsFolder,
    PORTAL_DIR: portalFolder,
    ...overrides.config,
  };
  const app = await createApp({
    config,
    db,
    brands,
    clock: overrides.clock ?? clock,
    randomBytes: repeatableBytes,
    log,
  });
  const address = await app.listen();
  const sockets: TestSocket[] = [];
  const hostOf = (brand: string) => brands.byCode(brand)?.hosts[0] ?? 'localhost';

  /** Connections are kept between requests, as a browser keeps them. */
  const agent = new Agent({ keepAlive: true });
  const send = (path: string, options: RequestOptions = {}) =>
    sendRequest(`${address}${path}`, options, agent);

  async function call<Path extends CallPath>(path: Path, body: RequestOf<Path>, from: From = {}) {
    const { token, ...where } = from;
    const request = requestWith(headersFrom(where), agent);
    let read: Reply<DataOf<Path>> | undefined;
    const client = createClient({
      apiBase: `${address}/api`,
      ...(token === undefined ? {} : { token }),
      async fetch(url, init) {
        const got = await request(url, init);
        read = readReply(path, got);
        return new Response(got.text, { status: got.status });
      },
    });
    const reply = await client.call(path, body);
    if (read === undefined) throw reply.ok ? new Error('nothing was read') : reply.cause;
    if (read.error === reply.ok) throw new Error(`the client misread ${JSON.stringify(read)}`);
    return read;
  }

  async function signIn(username: string, password = defaultPassword, from: From = {}) {
    const reply = await call('user/login', { username, password }, from);
    if (reply.data === undefined) throw new Error(`${username} was not signed in: ${reply.message}`);
    return { token: reply.data.token, userId: reply.data.data.userId, ...from };
  }

  async function socket(options: TestSocketOptions = {}): Promise<TestSocket> {
    const opened = await openTestSocket(address, options);
    sockets.push(opened);
    return opened;
  }

  return {
    address,
    db,
    clock,
    config,
    house: app.house,
    sessions: app.sessions,
    outbox: app.house.outbox,
    products: app.products,
    open: app.open,
    sports: app.products.sports,
    live: app.live,
    http: app.http,
    logged,
    brands,
    brandsFolder,
    call,
    signIn,
    signUp: (client: NewClient) => signUp(db, client),
    /** Signed up, and signed in on its brand's host. */
    async client(options: NewClient) {
      const id = await signUp(db, options);
      const signedIn = await signIn(options.username, options.password, {
        host: hostOf(options.brand ?? 'default'),
      });
      return { id, ...signedIn };
    },
    socket,
    /** A socket that has proved the session. */
    async provedSocket(client: { token: string; userId: string; host?: string }) {
      const opened = await socket(client);
      await opened.prove(client);
      return opened;
    },
    send,
    /** A call with a body the contract's types would not let through. */
    sendBody: (path: CallPath, body: string, from: From = {}) =>
      send(`/api/${path}`, { method: methods[path], headers: { ...asJson, ...headersFrom(from) }, body }),
    async close() {
      for (const opened of sockets) opened.close();
      agent.destroy();
      brands.close();
      await app.close();
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

async function copyBrands(folder: string, changes: Record<string, Partial<Brand>>): Promise<string> {
  const copy = join(folder, 'brands');
  await cp(shippedBrands, copy, { recursive: true });
  const names = await readdir(copy);
  for (const [code, change] of Object.entries(changes)) {
    const name = `${code}.json`;
    if (!names.includes(name)) throw new Error(`no brand ${code} to change`);
    await changeBrand(copy, code, change);
  }
  return copy;
}

/** Rewrites part of a brand's file. */
export async function changeBrand(folder: string, code: string, change: Partial<Brand>): Promise<void> {
  const path = join(folder, `${code}.json`);
  const before: Brand = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...before, ...change }));
}

async function writePortal(folder: string): Promise<string> {
  const portal = join(folder, 'portal');
  await mkdir(join(portal, 'assets'), { recursive: true });
  await writeFile(join(portal, 'index.html'), template);
  return portal;
}

function headersFrom({ token, host, forwardedFor, origin }: From): Record<string, string> {
  return {
    ...(origin === undefined ? { 'sec-fetch-site': 'same-origin' } : { origin }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(host === undefined ? {} : { host }),
    ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
  };
}

const envelopes = new Map<CallPath, ReturnType<typeof envelope>>();

/** A schema is compiled at its first use. */
function envelopeOf(path: CallPath) {
  const known = envelopes.get(path) ?? envelope(calls[path].data);
  envelopes.set(path, known);
  return known;
}

/** Parsed by the contract's own schema, so that every reply a test sees is as the contract says. */
function readReply<Path extends CallPath>(path: Path, got: Got): Reply<DataOf<Path>> {
  const body = envelopeOf(path).parse(JSON.parse(got.text));
  const { error, code, message, refusal, hasMore, detail } = body;
  const head = { status: got.status, headers: got.headers, error, code, message, refusal, hasMore, detail };
  return body.dataEncrupt === 1
    ? { ...head, data: undefined, sealed: body.data }
    : { ...head, data: body.data as DataOf<Path> | undefined, sealed: undefined };
}

let lastCredit = 0;

/** The house hashes slowly on purpose. Clients of tests have passwords hashed quickly, which are as quick to check. */
const quickly = { algorithm: 2, memoryCost: 256, timeCost: 1, parallelism: 1 };

async function signUp(db: Db, options: NewClient): Promise<AccountId> {
  const brand = options.brand ?? 'default';
  const passwordHash = await hash(options.password ?? defaultPassword, quickly);
  const id = await createAccount(
    db,
    {
      brand,
      role: options.role ?? 'client',
      username: options.username,
      name: options.username,
      passwordHash,
      isPasswordChanged: options.isPasswordChanged ?? true,
      isDemo: options.isDemo ?? false,
    },
    testStart,
  );
  if (id === undefined) throw new Error(`${options.username} exists`);
  if (options.coins !== undefined) await credit(db, brand, id, options.coins);
  return id;
}

async function credit(db: Db, brand: string, to: AccountId, whole: number): Promise<void> {
  const issuer = { brand, role: 'owner', username: 'ISSUER', name: 'ISSUER' } as const;
  const from =
    (await createAccount(db, issuer, testStart)) ?? (await findByUsername(db, brand, 'ISSUER'))?.id;
  if (from === undefined) throw new Error(`brand ${brand} has no issuer`);
  lastCredit += 1;
  const movement = { from, to, coins: coinsFromWhole(whole), kind: 'credit', remark: 'test' } as const;
  await moveCoins(db, { ...movement, requestId: `credit-${lastCredit}`, mayOverdraw: true }, testStart);
}
