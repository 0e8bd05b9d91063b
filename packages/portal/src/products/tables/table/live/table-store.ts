import { createKeyedStore, type KeyedStore, type OnFrame } from '@maidan/client/store.ts';
import type { Offer, PastRound, RoundNow, TableClock, TableNow } from './table-now.ts';

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
