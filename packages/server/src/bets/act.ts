import { createHash } from 'node:crypto';
import type { AccountId, Coins, Leg, Limits, Odds, PriceFormat, Refusal, Result } from '@maidan/betting';

/** A cash-out as a product passes it to `PlaceBets`. */
export interface CashOutRequest extends RequestHead {
  readonly marketId: string;
  readonly betId: bigint;
  /** In hundredths: the multiplier of the round when the request arrived. The product's figure, never the client's. */
  readonly multiplier: number;
}

export interface CashedOut {
  readonly betId: bigint;
  /** What clients watch the market as. */
  readonly room: string;
  readonly multiplier: number;
  readonly balance: bigint;
  readonly exposure: bigint;
}

/** A client's request to take a bet back, as a product passes it to `PlaceBets`. */
export interface TakeBackRequest extends RequestHead {
  readonly marketId: string;
  readonly betId: bigint;
  /** Whether nothing has been shown since the bet was placed. Called at the moment of decision. */
  readonly isStillBlind: (placedWith: BetDetails) => boolean;
}

export interface TakenBack {
  readonly betId: bigint;
  /** What clients watch the market as. */
  readonly room: string;
  readonly isTakenBack: true;
  readonly balance: bigint;
  readonly exposure: bigint;
}

/** Something that cannot be placed at all, such as a bet on a match that does not exist. */
export interface RefuseRequest extends RequestHead {
  readonly refusal: Refusal;
}

export type TakeBackAnswer = Result<TakenBack, Refusal>;
export type CashOutAnswer = Result<CashedOut, Refusal>;

/** What a client can ask of `PlaceBets`. All acts of a client share its request ids. */
export type Act =
  | { readonly kind: 'place'; readonly request: BetRequest }
  | { readonly kind: 'cash-out'; readonly request: CashOutRequest }
  | { readonly kind: 'take-back'; readonly request: TakeBackRequest }
  | { readonly kind: 'refuse'; readonly request: RefuseRequest };

/** Undefined for what is refused before it reaches a market. */
export const marketOf = (act: Act): string | undefined =>
  act.kind === 'refuse' ? undefined : act.request.marketId;

export type ActAnswer = Result<Placed | CashedOut | TakenBack, Refusal>;

export function asPlaced(answer: ActAnswer): PlaceAnswer {
  if (!answer.ok) return answer;
  const { value } = answer;
  if (!('odds' in value)) throw new Error('a bet was answered as another act');
  return { ok: true, value };
}

export function asCashedOut(answer: ActAnswer): CashOutAnswer {
  if (!answer.ok) return answer;
  const { value } = answer;
  if (!('multiplier' in value)) throw new Error('a cash-out was answered as another act');
  return { ok: true, value };
}

export function asTakenBack(answer: ActAnswer): TakeBackAnswer {
  if (!answer.ok) return answer;
  const { value } = answer;
  if (!('isTakenBack' in value)) throw new Error('a bet taken back was answered as another act');
  return { ok: true, value };
}

/** The board's present price for one option and side, read at the moment of decision. */
export type Quoted =
  | {
      readonly state: 'open';
      readonly odds: Odds;
      readonly run?: number;
      /** The stake shown as available at this price; absent where none is shown. */
      readonly size?: Coins;
      /** The price depends on the cards shown: one far better than asked is for other cards, and refused like one far worse. */
      readonly isOfCards?: boolean;
    }
  /** Taken without a price: what it pays is decided when it is cashed out. */
  | { readonly state: 'unpriced' }
  /** How many minutes before the start bets on it ended. */
  | { readonly state: 'too-late'; readonly minutes: number }
  | { readonly state: 'market-suspended' | 'option-suspended' | 'option-unknown' }
  | { readonly state: 'stale'; readonly ageMs: number; readonly limitMs: number };

/** What screens show of a bet beside its figures, and what its product needs later. */
export type BetDetails = Readonly<Record<string, string | number>>;

/** What every act of a client begins with. */
export interface RequestHead {
  readonly client: AccountId;
  readonly requestId: string;
  /**
   * What makes this request this one: the same text whenever it is repeated, and another for any request that would do
   * something else if carried out. Only its hash is stored: another field in it would refuse repeats of earlier requests.
   */
  readonly content: string;
}

/** One bet as a product passes it to `PlaceBets`, in the house's own terms. */
export interface BetRequest extends RequestHead {
  readonly marketId: string;
  /** With the odds the client asked for; the bet is taken at the board's. */
  readonly leg: Leg;
  readonly shownAs: PriceFormat;
  /** Called at the moment of decision, as `quote` is: an operator may change limits while the bet waits. */
  readonly limits: () => Limits;
  /** The most bets a client may have open on the market; no limit where absent. */
  readonly betsMost?: number;
  /** How long the bet waits before it is decided. */
  readonly delayMs: number;
  /** Awaited once it has waited so: what `limits` and `quote` go by may have grown old. */
  readonly refresh?: () => Promise<unknown>;
  readonly address: string;
  readonly details: BetDetails;
  readonly quote: () => Quoted;
}

export interface Placed {
  readonly betId: bigint;
  /** What clients watch the market as. */
  readonly room: string;
  readonly odds: Odds;
  readonly balance: bigint;
  readonly exposure: bigint;
}

export type PlaceAnswer = Result<Placed, Refusal>;

/** Coins are bigint, which JSON cannot hold: they are stored as text with this prefix. */
const mark = 'coins:';

export const encodeRefusal = (refusal: Refusal): string =>
  JSON.stringify(refusal, (_key, value: unknown) => (typeof value === 'bigint' ? `${mark}${value}` : value));

export function decodeRefusal(stored: unknown): Refusal {
  const entries = Object.entries(stored as Record<string, unknown>).map(([key, value]) => [
    key,
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value,
  ]);
  return Object.fromEntries(entries) as Refusal;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Distinguishes a repeated request from another one under the same id, even when its market no longer exists. */
export const inputHash = ({ content }: Pick<RequestHead, 'content'>): string => hash(content);

/** The kind is part of the hash: a bet and a cash-out with the same text are two requests. What is refused early is a bet. */
export const actHash = ({ kind, request }: Act): string =>
  kind === 'place' || kind === 'refuse' ? inputHash(request) : hash(`${kind}\n${request.content}`);

/** The hash of earlier versions, which they stored only for requests that reached a market. */
export const earlierHash = ({ marketId, leg }: BetRequest): string =>
  hash([marketId, leg.option, leg.side, leg.stake, leg.odds, leg.run ?? '', leg.cashedAt ?? ''].join('\n'));

/** The refusal with the option's name in place of its id, which players do not know. */
export const nameOption = (refusal: Refusal, name: string): Refusal =>
  refusal.code === 'option-suspended' || refusal.code === 'option-unknown'
    ? { ...refusal, option: name }
    : refusal;

/** Reads an id as clients send it. Anything else gives 0, which is no bet: ids begin at 1. */
export const readBetId = (text: string): bigint => (/^\d{1,18}$/.test(text) ? BigInt(text) : 0n);

/** Called after the commit: bets of this client changed on markets of this room. */
export type BetsChanged = (client: AccountId, room: string) => void;
