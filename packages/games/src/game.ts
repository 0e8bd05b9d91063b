import type { Coins, MarketDefinition, MarketOutcome, Odds, Random } from '@maidan/betting';
import type { Card } from './kit/cards.ts';
import type { TableEntry, Translated } from './table-entry.ts';

/** A card as it falls. Its place on the cloth is an id of the game, such as `lion` or `joker`. */
export interface DealtCard {
  readonly card: Card;
  readonly place: string;
}

/** What a table does next, and for how long. A round is a sequence of steps. */
export type Step =
  /** Bets are taken on the options that the game opens in this window. */
  | { readonly kind: 'bets'; readonly window: string; readonly ms: number }
  /** No more bets. */
  | { readonly kind: 'lock'; readonly ms: number }
  /** The card slides, rests face down and is turned within this time. */
  | { readonly kind: 'card'; readonly dealt: DealtCard; readonly ms: number }
  /** The result is shown. */
  | { readonly kind: 'result'; readonly ms: number };

export interface TableOption {
  /** As clients name it on the wire, unique at the table. */
  readonly sid: string;
  readonly name: string;
  /** The word a client sends along with a bet on it, such as `oddEven`. */
  readonly betFor: string;
  readonly stakeMin: Coins;
  readonly stakeMax: Coins;
}

/** An option as clients send it. */
export interface RequestedOption {
  readonly sid: string;
  readonly betFor?: string | undefined;
}

/** An absent side is not offered. */
export interface Price {
  readonly back?: Odds;
  readonly lay?: Odds;
}

/** Prices by sid; an option that is not there has none at the moment. */
export type Prices = Readonly<Record<string, Price>>;

/** How a round came out. */
export interface Judgement {
  readonly outcome: MarketOutcome;
  /** As the wire names it, such as `21` for Lion. */
  readonly code: string;
  /** Options that won, by sid. */
  readonly winners: readonly string[];
  /** The rule that decided it, a key of the game's own rules. */
  readonly rule: string;
  /** Why, for a player: "Lion wins with a pair of kings". */
  readonly reason: string;
  /** Parts of the wire's description, in its order. */
  readonly description: readonly string[];
}

/** What a player can know at a moment of a round. */
export interface TableView {
  readonly roundId: string;
  /** Cards that lie face up, in the order they fell. */
  readonly seen: readonly DealtCard[];
  /** The window that takes bets now. */
  readonly window: string | undefined;
  /** Whole seconds left to bet, 0 outside a window. */
  readonly secondsLeft: number;
  readonly prices: Prices;
  readonly isOpen: (sid: string) => boolean;
}

/** The rows of the wire's picture, spelt as each table spells them. */
export interface TableRows {
  readonly t1: Readonly<Record<string, string | number>>;
  readonly t2: readonly Readonly<Record<string, string | number>>[];
}

export interface PayRow {
  readonly name: string;
  readonly sids: readonly string[];
  /** Decimal, stake included. */
  readonly price: number;
  /** The average return on a hundred coins staked. */
  readonly returns: number;
}

/** The paragraphs and the names in the pay table, in the order of the English ones, with the same figures. */
export interface RulesText {
  readonly paragraphs: readonly string[];
  readonly pays: readonly string[];
}

/** The content of a table's rules popup, in English and in the other languages. */
export interface GameRules {
  readonly paragraphs: readonly string[];
  readonly pays: readonly PayRow[];
  readonly translated: Translated<RulesText>;
}

/** One table's rules: pure, and the same on the server and in the browser. */
export interface TableGame {
  readonly entry: TableEntry;
  /**
   * Raised whenever dealing, options, prices or pays change: a round is verified by the rules it was dealt
   * by.
   */
  readonly version: number;
  /** The lowest return any option may have, in percent. */
  readonly returnFloor: number;
  readonly options: readonly TableOption[];
  /** Cells that are shown and never open. */
  readonly shutTiles?: readonly Pick<TableOption, 'sid' | 'name'>[];
  readonly definition: MarketDefinition;
  /** The whole round, in the order the cards fall. */
  deal(random: Random): readonly DealtCard[];
  steps(dealt: readonly DealtCard[]): readonly Step[];
  /**
   * The price of every option that can be priced with these cards face up, whether it takes bets now or not.
   */
  prices(seen: readonly DealtCard[]): Prices;
  /** The options that take bets in a window. */
  opensIn(window: string): readonly string[];
  judge(dealt: readonly DealtCard[]): Judgement;
  /** The letter in the circle of a result, by its code; a dash without one, as when a round was returned. */
  letter(code: string): string;
  rows(view: TableView): TableRows;
  /** The order in which results on the wire list the cards of a round; by default the order they fell. */
  resultCards?(cards: readonly Card[]): readonly string[];
  /** The place of the card at this index of such a list, at tables where it does not follow from dealing. */
  listedPlace?(index: number): string;
  /** The number of coins the rates of its rows are for, 1 by default. */
  readonly ratesPer?: number;
  /** Whether its options are also in the head of its rows, where other clients look for them. */
  readonly optionsInHead?: true;
  /** The sid of the option that a client means, at tables where some clients send another's. */
  sidMeant?(option: RequestedOption): string;
  /** The content of the rules popup, loaded when it is opened. */
  rules(): Promise<GameRules>;
  /** The return of each option in percent, as the rules show it. A test computes it independently. */
  readonly returns: Readonly<Record<string, number>>;
}

/**
 * The rules a round's result can refer to, besides those of its table; the portal has a sentence for each.
 */
export type GameRuleId =
  /** Every stake of a round is returned. */
  | 'round-void'
  /** A player took a bet back while its betting window was open. */
  | 'taken-back'
  | 'flight-crashed'
  | 'flight-interrupted'
  | 'draw-cancelled'
  | 'panna-and-its-ank'
  | 'open-ank-then-close-ank'
  | 'jodi-without-a-close';
