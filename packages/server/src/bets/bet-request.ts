import type { AccountId, Leg, Limits, Odds, Quote, Refusal, Result } from '@maidan/betting';

/** The board's present price for one option and side, read at the moment of decision. */
export type Quoted =
  | { readonly state: 'open'; readonly odds: Odds; readonly run?: number }
  /** Bets on it were taken until so many minutes before the start. */
  | { readonly state: 'too-late'; readonly minutes: number }
  | { readonly state: 'market-suspended' | 'option-suspended' | 'option-unknown' }
  | { readonly state: 'stale'; readonly ageMs: number; readonly limitMs: number };

/** One bet as a product hands it to the road: its wire words are already gone. */
export interface BetRequest {
  readonly client: AccountId;
  readonly requestId: string;
  readonly marketId: string;
  /** Its odds are those the client saw. */
  readonly leg: Leg;
  readonly shownAs: Quote;
  readonly limits: Limits;
  /** Held this long, then checked again. */
  readonly delayMs: number;
  readonly address: string;
  /** What the screens show of the bet beside its figures. */
  readonly details: Readonly<Record<string, string | number>>;
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
