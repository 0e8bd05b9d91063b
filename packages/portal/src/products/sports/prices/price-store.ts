import { createKeyedStore, type OnFrame } from '@maidan/client/store.ts';
import type { BookmakerBook, ExchangeBook, Quote } from './match-book.ts';
import { exchangeKey, tableKeys } from './price-keys.ts';
import type { PriceTables, ShownQuote } from './price-tables.ts';
import { priceWriter } from './price-writer.ts';

/** Prices per side. */
const exchangeDepth = 3;

const emptyBook: BookmakerBook = {
  bookmaker: { kind: 'bookmaker', rows: [] },
  toss: { kind: 'toss', rows: [] },
  fancies: [],
};

export const noQuote: ShownQuote = { odds: 0, moved: undefined, version: 0 };

/** The only key of `markets`. */
export const marketsKey = 'exchange';

export interface PriceStore extends PriceTables {
  putBookmaker(book: BookmakerBook): void;
  putExchange(book: ExchangeBook): void;
  clearBookmaker(): void;
  clearExchange(): void;
}

export function createPriceStore(onFrame: OnFrame): PriceStore {
  const tables: PriceTables = {
    cells: createKeyedStore<ShownQuote>({ onFrame, isSame: isSameQuote }),
    suspensions: createKeyedStore({ onFrame, isSame: Object.is }),
    tables: createKeyedStore({ onFrame, isSame: areSameRows }),
    markets: createKeyedStore({ onFrame, isSame: areSameRows }),
  };
  const { putRunners, putFancies, putTable } = priceWriter(tables);

  function putExchange(book: ExchangeBook): void {
    const heads = book.flatMap(({ kind, exchange }) =>
      exchange ? [{ key: exchangeKey(exchange.marketId), kind, ...exchange }] : [],
    );
    for (const { key } of tables.markets.get(marketsKey) ?? []) {
      if (!heads.some((head) => head.key === key)) putTable(key, []);
    }
    tables.markets.set(marketsKey, heads);
    for (const { exchange, rows } of book) {
      if (exchange) putRunners(exchangeKey(exchange.marketId), rows, exchangeDepth);
    }
  }

  function putBookmaker({ bookmaker, toss, fancies }: BookmakerBook): void {
    putRunners(tableKeys.bookmaker, bookmaker.rows, 1);
    putRunners(tableKeys.toss, toss.rows, 1);
    putFancies(
      tableKeys.fancy,
      fancies.filter((row) => row.isCommission),
    );
    putFancies(
      tableKeys.noCommissionFancy,
      fancies.filter((row) => !row.isCommission),
    );
  }

  return {
    ...tables,
    putBookmaker,
    putExchange,
    clearBookmaker: () => putBookmaker(emptyBook),
    clearExchange: () => putExchange([]),
  };
}

function isSameQuote(one: Quote, other: Quote): boolean {
  return one.odds === other.odds && one.run === other.run && one.size === other.size;
}

function areSameRows<Row extends object>(one: readonly Row[], other: readonly Row[]): boolean {
  return (
    one.length === other.length &&
    one.every((row, index) => {
      const twin = other[index];
      const fields = Object.keys(row) as (keyof Row)[];
      return twin !== undefined && fields.every((field) => row[field] === twin[field]);
    })
  );
}
