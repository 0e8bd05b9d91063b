import {
  type CallPath,
  type calls,
  type DataOf,
  type HouseRefusalKey,
  houseRefusals,
  type ParsedRequestOf,
  type SaidRefusal,
} from '@maidan/contract';
import type { SignedIn } from '../account/signed-in.ts';
import type { LoadedBrand } from '../brands/loaded-brand.ts';

/** What a handler says: fine with data, or a refusal in words the player can act on. */
export type Answer<Data> = Fine<Data> | Refused;

export interface Fine<Data> {
  readonly ok: true;
  readonly message?: string;
  readonly data: Data;
  /** Of a list that is data by itself: older entries were left out. */
  readonly hasMore?: boolean;
}

export interface Refused {
  readonly ok: false;
  readonly message: string;
  readonly code?: number;
  /** For messages in other languages. */
  readonly refusal: SaidRefusal;
  /** Of a malformed request: the field and what was expected there. */
  readonly detail?: string;
  /** Where clients look for the message in the data as well. */
  readonly data?: { readonly message: string };
}

export interface Caller {
  readonly brand: LoadedBrand;
  /** Whether the host asked is one the brand names as its own. */
  readonly isOwnHost: boolean;
  readonly address: string;
  /** Before the paths of ours that it is given; empty where they lead to the house as they are. */
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
) => Promise<Answer<DataOf<Path>>>;

/** Complete or it does not compile: a call in the contract has a handler here. */
export type Handlers = { readonly [Path in CallPath]: Handler<Path> };

/** Some of the calls: what one product folder answers. */
export type HandlersFor<Paths extends CallPath> = { readonly [Path in Paths]: Handler<Path> };

export const fine = <Data>(data: Data, message?: string): Answer<Data> =>
  message === undefined ? { ok: true, data } : { ok: true, data, message };

/** In the house's words, and with what it takes to say them in the player's own language. */
export function refuse(
  key: HouseRefusalKey,
  { code, figures = {} }: { readonly code?: number; readonly figures?: SaidRefusal['figures'] } = {},
): Refused {
  const message = houseRefusals[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '');
  return { ok: false, message, ...(code === undefined ? {} : { code }), refusal: { key, figures } };
}
