import { createKeyedStore, type KeyedStore, type OnFrame } from '@maidan/client/store.ts';
import type { TableState } from '@maidan/contract/wire';
import type { Commitment, DealtCard } from '@maidan/games/rules';

/** The key of stores with a single value per table. */
export const only = 'table';

export interface TableStore {
  readonly rounds: KeyedStore<RoundNow>;
  readonly clocks: KeyedStore<TableClock>;
  /** By sid. */
  readonly offers: KeyedStore<Offer>;
  readonly results: KeyedStore<readonly PastRound[]>;
  /** Back prices by sid. */
  readonly prices: KeyedStore<Readonly<Record<string, number>>>;
  put(table: TableNow): void;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pricesOf = (offers: readonly Offer[]): Readonly<Record<string, number>> =>
  Object.fromEntries(offers.flatMap(({ sid, back }) => (back === undefined ? [] : [[sid, back]])));

/** A whole picture arrives every second; only what differs from the previous one is rendered again. */
export function createTableStore(onFrame: OnFrame): TableStore {
  const shape = { onFrame, isSame };
  const rounds = createKeyedStore<RoundNow>(shape);
  const clocks = createKeyedStore<TableClock>(shape);
  const offers = createKeyedStore<Offer>(shape);
  const results = createKeyedStore<readonly PastRound[]>(shape);
  const prices = createKeyedStore<Readonly<Record<string, number>>>(shape);
  return {
    rounds,
    clocks,
    offers,
    results,
    prices,
    put(table) {
      rounds.set(only, table.round);
      clocks.set(only, table.clock);
      results.set(only, table.results);
      prices.set(only, pricesOf(table.offers));
      const gone = new Set(offers.keys());
      for (const offer of table.offers) {
        gone.delete(offer.sid);
        offers.set(offer.sid, offer);
      }
      for (const sid of gone) offers.drop(sid);
    },
  };
}

/** The present round, without its clock, which changes every second. */
export interface RoundNow {
  readonly roundId: string;
  readonly phase: TableState['phase'];
  /** The window of the game that takes bets now. */
  readonly window: string | undefined;
  /** Face up, in the order they were dealt. */
  readonly cards: readonly DealtCard[];
  readonly result: TableState['result'];
  /** How many pages show the table now; undefined if the house does not say. */
  readonly watching: number | undefined;
  readonly commitment: Commitment | undefined;
  /** For a table that the operator has shut: the text for players, which may be empty. */
  readonly shut: string | undefined;
}

export interface TableClock {
  readonly secondsLeft: number;
  readonly secondsTotal: number;
}

/** Of one bet, in coins. */
export interface OfferLimits {
  readonly stakeMin: number;
  readonly stakeMax: number;
}

/** An option as the picture has it. */
export interface Offer {
  readonly sid: string;
  readonly isOpen: boolean;
  /** Decimal, stake included; undefined if that side is not offered. */
  readonly back: number | undefined;
  readonly lay: number | undefined;
  /** Undefined if the house does not send them. */
  readonly limits: OfferLimits | undefined;
}

export interface PastRound {
  readonly roundId: string;
  readonly code: string;
}

export interface TableNow {
  readonly round: RoundNow;
  readonly clock: TableClock;
  readonly offers: readonly Offer[];
  /** Newest first. */
  readonly results: readonly PastRound[];
}

/** Says of each picture whether the round, or whether it is decided, differs from the picture before it. */
export function stageWatch(): (table: Pick<TableNow, 'round'>) => boolean {
  let last: string | undefined;
  return ({ round: { roundId, result } }) => {
    const stage = `${roundId} ${result === undefined ? 'open' : 'decided'}`;
    const isNew = last !== undefined && stage !== last;
    last = stage;
    return isNew;
  };
}
