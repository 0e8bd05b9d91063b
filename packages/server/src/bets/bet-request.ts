import type { AccountId, Coins, Leg, Limits, Odds, PriceFormat, Refusal, Result } from '@maidan/betting';

/** The board's present price for one option and side, read at the moment of decision. */
export type Quoted =
  | {
      readonly state: 'open';
      readonly odds: Odds;
      readonly run?: number;
      /** The stake shown as available at this price; absent where none is shown. */
      readonly size?: Coins;
      /** Of cards that lie face up: one far better than asked is of other cards, and as much another bet as one far worse. */
      readonly isOfCards?: boolean;
    }
  /** Taken without a price: what it pays is decided when it is cashed out. */
  | { readonly state: 'unpriced' }
  /** How many minutes before the start bets on it ended. */
  | { readonly state: 'too-late'; readonly minutes: number }
  | { readonly state: 'market-suspended' | 'option-suspended' | 'option-unknown' }
  | { readonly state: 'stale'; readonly ageMs: number; readonly limitMs: number };

/** What the screens show of a bet beside its figures, and what its product wants to know of it later. */
export type BetDetails = Readonly<Record<string, string | number>>;

/** One bet as a product hands it to `PlaceBets`, in the house's own words. */
export interface BetRequest {
  readonly client: AccountId;
  readonly requestId: string;
  /** The whole request in the client's own words: sets apart a repeated request and another one under the same id. */
  readonly asked: string;
  readonly marketId: string;
  /** Its odds are those the client asked for; it is taken at the board's. */
  readonly leg: Leg;
  readonly shownAs: PriceFormat;
  /** Asked at the moment of decision, as `quote` is: they may be set while the bet waits. */
  readonly limits: () => Limits;
  /** The most bets a client may have open on the market; left out, any number. */
  readonly betsMost?: number;
  /** Held this long, then checked again. */
  readonly delayMs: number;
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
