import type { RefusalFacts } from '@maidan/betting';
import type { CallPath, calls, DataOf, ParsedRequestOf } from '@maidan/contract';
import type { SignedIn } from '../account/sessions.ts';
import type { LoadedBrand } from '../brands/loaded-brand.ts';

/** What a handler says: fine with data, or a refusal in words the player can act on. */
export type Answer<Data> =
  | { readonly ok: true; readonly message?: string; readonly data: Data }
  | {
      readonly ok: false;
      readonly message: string;
      readonly code?: number;
      /** For messages in other languages. */
      readonly refusal?: RefusalFacts;
    };

export interface Caller {
  readonly brand: LoadedBrand;
  /** Whether the host asked is one the brand names as its own. */
  readonly isOwnHost: boolean;
  readonly address: string;
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

export const refuse = (message: string, code?: number): Answer<never> =>
  code === undefined ? { ok: false, message } : { ok: false, message, code };
