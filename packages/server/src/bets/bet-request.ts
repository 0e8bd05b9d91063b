import type { AccountId, Coins, Leg, Limits, Odds, PriceFormat, Refusal, Result } from '@maidan/betting';

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
