import { createKeyedStore, type KeyedStore, type OnFrame } from './keyed-store.ts';
import type { BookmakerBook, ExchangeBook, FancyRow, Quote, RunnerKind, RunnerMarket } from './match-book.ts';

export type BookSide = 'back' | 'lay';

/** A price, and how it came to be: what a cell draws. */
export interface ShownQuote extends Quote {
  readonly moved: 'up' | 'down' | undefined;
  /** Differs with every change, so that the same move twice is seen twice. */
  readonly version: number;
}

/** What a row is, apart from its prices. */
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

/** Markets that have no id of their own are keyed by these. */
export const tableKeys = {
  bookmaker: 'bookmaker',
  toss: 'toss',
  fancy: 'fancy',
  noCommissionFancy: 'no-commission-fancy',
} as const;

export const exchangeKey = (marketId: string): string => `exchange:${marketId}`;
export const rowKey = (table: string, selectionId: string): string => `${table}/${selectionId}`;
export const cellKey = (table: string, selectionId: string, side: BookSide, depth = 0): string =>
  `${rowKey(table, selectionId)}/${side}${depth}`;

export const noQuote: ShownQuote = { odds: 0, moved: undefined, version: 0 };

/** Exchange prices are shown three deep. */
const depths = [0, 1, 2];
const marketsKey = 'markets';

export interface PriceStore {
  readonly cells: KeyedStore<ShownQuote>;
  readonly suspensions: KeyedStore<boolean>;
  readonly tables: KeyedStore<readonly RowHead[]>;
  /** The exchange markets on offer; its only key is `marketsKey`. */
  readonly markets: KeyedStore<readonly MarketHead[]>;
  readonly marketsKey: string;
  putBookmaker(book: BookmakerBook): void;
  putExchange(book: ExchangeBook): void;
  clearBookmaker(): void;
  clearExchange(): void;
}

export function createPriceStore(onFrame: OnFrame): PriceStore {
  const cells = createKeyedStore<ShownQuote>({ onFrame, isSame: isSameQuote });
  const suspensions = createKeyedStore<boolean>({ onFrame, isSame: Object.is });
  const tables = createKeyedStore<readonly RowHead[]>({ onFrame, isSame: areSameRows });
  const markets = createKeyedStore<readonly MarketHead[]>({ onFrame, isSame: areSameRows });

  function putCell(key: string, quote: Quote = { odds: 0 }): void {
    const old = cells.get(key);
    cells.set(key, { ...quote, moved: old && movedFrom(old, quote), version: (old?.version ?? 0) + 1 });
  }

  function putRunners(table: string, { rows }: RunnerMarket, deep: readonly number[]): void {
    putTable(table, rows);
    for (const row of rows) {
      suspensions.set(rowKey(table, row.selectionId), row.isSuspended);
      for (const depth of deep) {
        putCell(cellKey(table, row.selectionId, 'back', depth), row.back[depth]);
        putCell(cellKey(table, row.selectionId, 'lay', depth), row.lay[depth]);
      }
    }
  }

  function putFancies(table: string, rows: readonly FancyRow[]): void {
    putTable(table, rows);
    for (const row of rows) {
      suspensions.set(rowKey(table, row.selectionId), row.isSuspended);
      putCell(cellKey(table, row.selectionId, 'back'), row.yes);
      putCell(cellKey(table, row.selectionId, 'lay'), row.no);
    }
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

  function putExchange(book: ExchangeBook): void {
    const heads = book.flatMap(({ kind, exchange }) =>
      exchange ? [{ key: exchangeKey(exchange.marketId), kind, ...exchange }] : [],
    );
    for (const { key } of markets.get(marketsKey) ?? []) {
      if (!heads.some((head) => head.key === key)) putTable(key, []);
    }
    markets.set(marketsKey, heads);
    for (const market of book) {
      if (market.exchange) putRunners(exchangeKey(market.exchange.marketId), market, depths);
    }
  }

  function putBookmaker({ bookmaker, toss, fancies }: BookmakerBook): void {
    putRunners(tableKeys.bookmaker, bookmaker, [0]);
    putRunners(tableKeys.toss, toss, [0]);
    const isCommission = (row: FancyRow) => row.isCommission;
    putFancies(tableKeys.fancy, fancies.filter(isCommission));
    putFancies(
      tableKeys.noCommissionFancy,
      fancies.filter((row) => !isCommission(row)),
    );
  }

  return {
    cells,
    suspensions,
    tables,
    markets,
    marketsKey,
    putBookmaker,
    putExchange,
    clearBookmaker: () =>
      putBookmaker({
        bookmaker: { kind: 'bookmaker', rows: [] },
        toss: { kind: 'toss', rows: [] },
        fancies: [],
      }),
    clearExchange: () => putExchange([]),
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

/** A fancy's run weighs more than its rate; a price that comes from nothing or goes does not flash. */
function movedFrom(old: Quote, now: Quote): 'up' | 'down' | undefined {
  if (old.odds === 0 || now.odds === 0) return undefined;
  const by = (now.run ?? 0) - (old.run ?? 0) || now.odds - old.odds;
  if (by === 0) return undefined;
  return by > 0 ? 'up' : 'down';
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
