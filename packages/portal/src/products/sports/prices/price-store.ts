import type { Side } from '@maidan/betting';
import { createKeyedStore, type KeyedStore, type OnFrame } from '@maidan/client/store.ts';
import {
  type BookmakerBook,
  type ExchangeBook,
  type FancyRow,
  hasPrice,
  type Quote,
  type RowStop,
  type RunnerKind,
  type RunnerRow,
} from './match-book.ts';

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

/** Writes rows into the tables, cell by cell, and removes those no longer on offer. */
function priceWriter({ cells, suspensions, tables }: PriceTables) {
  function putCell(key: string, quote: Quote = { odds: 0 }): void {
    const old = cells.get(key);
    const lastLive = old && (hasPrice(old) ? old : old.lastLive);
    const moved = old && lastLive && hasPrice(quote) ? movedFrom(old, lastLive, quote) : undefined;
    cells.set(key, {
      ...quote,
      moved,
      version: (old?.version ?? 0) + 1,
      ...(hasPrice(quote) || !lastLive ? {} : { lastLive }),
    });
  }

  function putTable(table: string, rows: readonly RowHead[]): void {
    const known = tables.get(table) ?? [];
    const staying = new Set(rows.map(({ selectionId }) => selectionId));
    for (const { selectionId } of known) if (!staying.has(selectionId)) forget(rowKey(table, selectionId));
    tables.set(table, rows.map(headOf));
  }

  function forget(row: string): void {
    suspensions.drop(row);
    for (const key of cells.keys()) if (key.startsWith(`${row}/`)) cells.drop(key);
  }

  return {
    putTable,
    putRunners(table: string, rows: readonly RunnerRow[], depth: number): void {
      putTable(table, rows);
      for (const row of rows) {
        suspensions.set(rowKey(table, row.selectionId), row.isSuspended && (row.stop ?? true));
        for (let at = 0; at < depth; at += 1) {
          putCell(cellKey(table, row.selectionId, 'back', at), row.back[at]);
          putCell(cellKey(table, row.selectionId, 'lay', at), row.lay[at]);
        }
      }
    },
    putFancies(table: string, rows: readonly FancyRow[]): void {
      putTable(table, rows);
      for (const row of rows) {
        suspensions.set(rowKey(table, row.selectionId), row.isSuspended && (row.stop ?? true));
        putCell(cellKey(table, row.selectionId, 'back'), row.yes);
        putCell(cellKey(table, row.selectionId, 'lay'), row.no);
      }
    },
  };
}

function headOf(row: RowHead): RowHead {
  const { selectionId, name, remark, stakeMin, stakeMax } = row;
  return {
    selectionId,
    name,
    ...(remark === undefined ? {} : { remark }),
    ...(stakeMin === undefined ? {} : { stakeMin }),
    ...(stakeMax === undefined ? {} : { stakeMax }),
  };
}

/**
 * A fancy's run counts before its rate; neither a price that disappears nor the first price of a cell
 * flashes.
 */
function movedFrom(old: Quote, lastLive: Quote, now: Quote): PriceMoved | undefined {
  const by = (now.run ?? 0) - (lastLive.run ?? 0) || now.odds - lastLive.odds;
  if (by !== 0) return by > 0 ? 'up' : 'down';
  return hasPrice(old) ? undefined : 'back';
}

/** Up or down from the last price, or back at the same price after a time without one. */
type PriceMoved = 'up' | 'down' | 'back';

/** A price and its last move: what a cell shows. */
export interface ShownQuote extends Quote {
  readonly moved: PriceMoved | undefined;
  /**
   * The last price, while there is none: every ball suspends a market, and its next price is compared with
   * this one.
   */
  readonly lastLive?: Quote;
  /** Differs with every change, so that two equal moves are both shown. */
  readonly version: number;
}

/** What identifies a row, apart from its prices. */
export interface RowHead {
  readonly selectionId: string;
  readonly name: string;
  readonly remark?: string;
  readonly stakeMin?: number;
  readonly stakeMax?: number;
}

export interface MarketHead {
  readonly key: string;
  readonly kind: RunnerKind;
  readonly marketId: string;
  readonly name: string;
}

interface PriceTables {
  readonly cells: KeyedStore<ShownQuote>;
  /** With the reason, if it is known. */
  readonly suspensions: KeyedStore<boolean | RowStop>;
  readonly tables: KeyedStore<readonly RowHead[]>;
  /** The exchange markets on offer. */
  readonly markets: KeyedStore<readonly MarketHead[]>;
}

/** Keys of the markets that have no id of their own. */
export const tableKeys = {
  bookmaker: 'bookmaker',
  toss: 'toss',
  fancy: 'fancy',
  noCommissionFancy: 'no-commission-fancy',
} as const;

export const exchangeKey = (marketId: string): string => `exchange:${marketId}`;
export const rowKey = (table: string, selectionId: string): string => `${table}/${selectionId}`;
export const cellKey = (table: string, selectionId: string, side: Side, depth = 0): string =>
  `${rowKey(table, selectionId)}/${side}${depth}`;
