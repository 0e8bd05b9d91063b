import type { IncomingHttpHeaders } from 'node:http';
import type { Server } from 'node:net';
import {
  type CallPath,
  type calls,
  type DataOf,
  envelopeCodes,
  type HouseRefusalKey,
  houseRefusals,
  type OtherDataOf,
  type ParsedRequestOf,
  type RefusalFacts,
  sealedData,
} from '@maidan/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { LoadedBrand } from '../brands/brands.ts';
import type { SignedIn } from '../signed-in/store.ts';

/** What a handler returns: success with data, or a refusal that the player can act on. */
export type Answer<Data> = Fine<Data> | Refused;

interface Fine<Data> {
  readonly ok: true;
  readonly message?: string;
  readonly data: Data;
  /** Where the data is itself a list: older entries were left out. */
  readonly hasMore?: boolean;
  /** What some clients read beside the data. */
  readonly beside?: Readonly<Record<string, unknown>>;
}

export interface Refused {
  readonly ok: false;
  readonly message: string;
  readonly code?: number;
  /** For messages in other languages. */
  readonly refusal: RefusalFacts;
  /** For a malformed request: the field and what was expected there. */
  readonly detail?: string;
  /** Set where clients also look for the message in the data. */
  readonly data?: { readonly message: string };
}

export interface Caller {
  readonly brand: LoadedBrand;
  /** Whether the requested host is one of the brand's own. */
  readonly isOwnHost: boolean;
  readonly address: string;
  /** Prefix for our paths in replies; empty where relative paths reach the house. */
  readonly publicAddress: string;
}

export interface SignedInCaller extends Caller {
  readonly session: SignedIn;
}

export type CallerOf<Path extends CallPath> = (typeof calls)[Path]['session'] extends 'required'
  ? SignedInCaller
  : Caller;

export type Handler<Path extends CallPath> = (
  request: ParsedRequestOf<Path>,
  caller: CallerOf<Path>,
) => Promise<Answer<DataOf<Path> | OtherDataOf<Path>>>;

/** The compiler requires a handler for every call of the contract. */
export type Handlers = { readonly [Path in CallPath]: Handler<Path> };

/** The handlers of some calls, as one product folder has them. */
export type HandlersFor<Paths extends CallPath> = { readonly [Path in Paths]: Handler<Path> };

export const fine = <Data>(data: Data, message?: string): Answer<Data> =>
  message === undefined ? { ok: true, data } : { ok: true, data, message };

/** A refusal in English, and as data for other languages. */
export function refuse(
  key: HouseRefusalKey,
  { code, figures = {} }: { readonly code?: number; readonly figures?: RefusalFacts['figures'] } = {},
): Refused {
  const message = houseRefusals[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '');
  return { ok: false, message, ...(code === undefined ? {} : { code }), refusal: { key, figures } };
}

/** Any other authorization is returned as a token, which no session has. */
export const bearerToken = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization?.replace(/^Bearer /i, '');

/** The address at which this process reaches its own server, once it listens. */
export function ownAddress(server: Pick<Server, 'address'>): string {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server does not listen yet');
  const isAny = at.address === '0.0.0.0' || at.address === '::';
  const bracketed = at.address.includes(':') ? `[${at.address}]` : at.address;
  return `http://${isAny ? '127.0.0.1' : bracketed}:${at.port}`;
}

/**
 * The host a browser asked for, as Fastify reads it for a call: the nearest proxy's header where proxies are trusted,
 * else the Host header. A socket must see the same host as the calls of its page.
 */
export function requestedHost(headers: IncomingHttpHeaders, trustedProxies: number): string | undefined {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-host'] : undefined;
  // Each proxy adds its value at the end, and Node joins repeated headers with commas.
  return forwarded?.toString().split(',').at(-1)?.trim() || headers.host;
}

/** For requests that no portal sends; refusals that players see are `refused`. */
export const failure = (code: number, message: string) => ({ error: true, code, message });

export const refused = ({ code = envelopeCodes.refused, message, refusal, detail, data }: Refused) => ({
  ...failure(code, message),
  refusal,
  ...(detail === undefined ? {} : { detail }),
  ...(data === undefined ? {} : { data }),
});

export const tooManyRequests = refused(refuse('too-many-requests', { code: envelopeCodes.tooManyRequests }));

/** With a seal the data is encrypted and the envelope says so. */
export function success(
  { message = 'Success', data, hasMore = false, beside }: Fine<unknown>,
  seal: ((data: unknown) => string) | undefined,
) {
  const head = {
    error: false,
    code: envelopeCodes.fine,
    message,
    ...(hasMore ? { hasMore } : {}),
    ...beside,
  };
  return seal === undefined ? { ...head, data } : { ...head, ...sealedData(seal(data)) };
}

type Issue = z.ZodError['issues'][number];

/** Refusals for fields that a player can enter wrongly. */
const keyOfField: Readonly<Record<string, HouseRefusalKey>> = {
  amount: 'amount-malformed',
  fromDate: 'dates-malformed',
  toDate: 'dates-malformed',
  betChipsData: 'chips-malformed',
};

const blankKeys: Partial<Record<CallPath, Readonly<Record<string, HouseRefusalKey>>>> = {
  'user/login': { username: 'username-blank', password: 'password-blank' },
  'user/updateUserPassword': { oldPassword: 'old-password-blank', password: 'new-password-blank' },
};

function keyOf(path: CallPath, issue: Issue | undefined): HouseRefusalKey {
  const field = String(issue?.path[0] ?? '');
  const isTooLong = issue?.code === 'too_big';
  return (isTooLong ? undefined : blankKeys[path]?.[field]) ?? keyOfField[field] ?? 'malformed';
}

/** A message for the player, and what was expected for the developer of the client. */
const refuseWith = (key: HouseRefusalKey, detail: string): Refused => ({
  ...refuse(key, { code: envelopeCodes.malformed }),
  detail,
});

export const refuseMalformed = (path: CallPath, { issues: [issue] }: Pick<z.ZodError, 'issues'>): Refused =>
  refuseWith(keyOf(path, issue), detailOf(issue));

export const refuseUnstorable = (at: readonly string[]): Refused =>
  refuseWith('malformed', `${at.join('.')}: expected text without NUL or broken characters`);

/** For a body that is malformed as a whole. */
export const refuseBody = (detail: string): Refused => refuseWith('malformed', detail);

function detailOf(issue: Issue | undefined): string {
  const field = issue?.path.join('.');
  return field ? `${field}: ${issue?.message}` : (issue?.message ?? 'The request is malformed');
}
