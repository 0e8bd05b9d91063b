import type {
  LevelPriceSize,
  PriceSize,
  StreamDefinition,
  StreamMarketChange,
  StreamRunner,
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

/** How a bet to back a runner ends; a lay ends the other way. */
export type RunnerSettlement =
  /** `share` is 1, or the part of the stake that wins where more finished level than there are places. */
  | { readonly kind: 'win'; readonly share: number }
  | { readonly kind: 'lose' }
  /** Each way: the place part wins, the win part loses. */
  | { readonly kind: 'place' }
  | { readonly kind: 'void' }
  /** The recording ends before the result is known. */
  | { readonly kind: 'open' };

/** Below this the exchange reduces no bets. */
const reductionMinPercent = 2.5;

/** By how many per cent the withdrawal of the runner reduces earlier bets on the others; 0 when it does not. */
export function reductionOf({ adjustmentPercent = 0 }: StreamRunner): number {
  return adjustmentPercent >= reductionMinPercent ? adjustmentPercent : 0;
}

export function isRemoved({ status }: StreamRunner): boolean {
  return status === 'REMOVED' || status === 'REMOVED_VACANT' || status === 'HIDDEN';
}

/** Settles by the runner's own status, as the exchange does. */
export function settleRunner(definition: StreamDefinition, runner: StreamRunner): RunnerSettlement {
  if (isRemoved(runner)) return { kind: 'void' };
  if (definition.status !== 'CLOSED') return { kind: 'open' };
  switch (runner.status) {
    case 'WINNER':
      return { kind: 'win', share: winShare(definition) };
    case 'LOSER':
      return { kind: 'lose' };
    case 'PLACED':
      return { kind: 'place' };
    default:
      // A market that closes with active runners was called off.
      return { kind: 'void' };
  }
}

function winShare({ runners, winnerCount }: StreamDefinition): number {
  const winners = runners.filter(({ status }) => status === 'WINNER').length;
  return winnerCount === 0 ? 1 : Math.min(1, winnerCount / winners);
}

export function formatDeadHeat(share: number): string {
  const percent = Math.round(share * 10_000) / 100;
  return `A dead heat: ${percent}% of each stake is settled as won, the rest as lost.`;
}

export function formatSettlement(settlement: RunnerSettlement): string {
  switch (settlement.kind) {
    case 'win':
      return settlement.share === 1 ? 'Backs win, lays lose.' : formatDeadHeat(settlement.share);
    case 'lose':
      return 'Backs lose, lays win.';
    case 'place':
      return 'Placed: the place part of a back wins, the win part loses; lays the other way.';
    case 'void':
      return 'All bets on it are returned.';
    case 'open':
      return 'The recording ends before it is settled.';
  }
}
