import type {
  LevelPriceSize,
  PriceSize,
  StreamDefinition,
  StreamMarketChange,
  StreamRunnerChange,
} from './stream-message.ts';

/** The offers on one side of one runner, by price or, in recordings of only the best few, by level. */
export interface StreamLadder {
  readonly byPrice: Map<number, number>;
  readonly byLevel: Map<number, PriceSize>;
}

export interface StreamRunnerBook {
  readonly back: StreamLadder;
  readonly lay: StreamLadder;
  lastPrice: number | undefined;
}

/** The state of a market after its messages so far. */
export interface StreamMarket {
  readonly id: string;
  definition: StreamDefinition;
  books: Map<string, StreamRunnerBook>;
}

function emptyLadder(): StreamLadder {
  return { byPrice: new Map(), byLevel: new Map() };
}

function emptyBook(): StreamRunnerBook {
  return { back: emptyLadder(), lay: emptyLadder(), lastPrice: undefined };
}

/** A market begins with its definition; changes before it are ignored. */
export function applyStreamChange(
  markets: Map<string, StreamMarket>,
  change: StreamMarketChange,
): StreamMarket {
  const known = markets.get(change.marketId);
  const definition = change.definition ?? known?.definition;
  if (definition === undefined) throw new Error(`market ${change.marketId} changes before it is defined`);
  const market = known ?? { id: change.marketId, definition, books: new Map() };
  markets.set(market.id, market);
  market.definition = definition;
  if (change.isImage) market.books = new Map();
  for (const runner of change.runners) {
    const book = market.books.get(runner.runnerId) ?? emptyBook();
    market.books.set(runner.runnerId, book);
    applyRunner(book, runner);
  }
  return market;
}

function applyRunner(book: StreamRunnerBook, change: StreamRunnerChange): void {
  setPrices(book.back, change.back);
  setPrices(book.lay, change.lay);
  setLevels(book.back, change.bestBack);
  setLevels(book.lay, change.bestLay);
  if (change.lastPrice !== undefined) book.lastPrice = change.lastPrice;
}

function setPrices({ byPrice }: StreamLadder, changes: readonly PriceSize[]): void {
  for (const [price, size] of changes) {
    if (size === 0) byPrice.delete(price);
    else byPrice.set(price, size);
  }
}

function setLevels({ byLevel }: StreamLadder, changes: readonly LevelPriceSize[]): void {
  for (const [level, price, size] of changes) {
    if (size === 0) byLevel.delete(level);
    else byLevel.set(level, [price, size]);
  }
}

/** Best first: the highest price to back at, the lowest to lay at. */
export function bestOffers(
  { byPrice, byLevel }: StreamLadder,
  side: 'back' | 'lay',
  depth: number,
): readonly PriceSize[] {
  const offers: readonly PriceSize[] = byPrice.size > 0 ? [...byPrice] : [...byLevel.values()];
  return offers.toSorted(([one], [other]) => (side === 'back' ? other - one : one - other)).slice(0, depth);
}
