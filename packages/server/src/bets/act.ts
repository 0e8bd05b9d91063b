import type { Refusal, Result } from '@maidan/betting';
import type { BetDetails, BetRequest, PlaceAnswer, Placed, RequestHead } from './bet-request.ts';

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
