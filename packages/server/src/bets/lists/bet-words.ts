import type { MarketKey } from '@maidan/contract';
import type { Queries } from '@maidan/process/db/db.ts';
import type { BetPage, BetRow } from './bet-list-store.ts';

/** The names of a market, as players read them. */
export interface MarketWords {
  /** Name of the match or the game. */
  readonly title: string;
  /** Which of its markets: a name, or the id of a round. */
  readonly market: string;
  /** For a market that the portal names in the player's language. */
  readonly marketKey?: MarketKey;
  /** The hash of the seed that decides it, where a page can verify that. */
  readonly seedHash?: string;
}

/** What a product provides for lists. */
export interface BetWords {
  /** Names of those of the markets that belong to the product. */
  ofMarkets(db: Queries, marketIds: readonly string[]): Promise<ReadonlyMap<string, MarketWords>>;
}

/** Names from all products; a market unknown to all of them is missing. */
export async function readWords(
  db: Queries,
  products: readonly BetWords[],
  marketIds: Iterable<string>,
): Promise<ReadonlyMap<string, MarketWords>> {
  const wanted = new Set(marketIds);
  const found = new Map<string, MarketWords>();
  for (const product of products) {
    if (wanted.size === 0) break;
    for (const [marketId, words] of await product.ofMarkets(db, [...wanted])) {
      found.set(marketId, words);
      wanted.delete(marketId);
    }
  }
  return found;
}

export interface ListedBet extends BetRow {
  readonly words: MarketWords;
}

/** A market that no product knows is shown with its stored name. */
export async function withWords<Bet extends BetRow>(
  db: Queries,
  products: readonly BetWords[],
  page: BetPage<Bet>,
): Promise<BetPage<Bet & ListedBet>> {
  const known = await readWords(
    db,
    products,
    page.bets.map(({ market_id }) => market_id),
  );
  const bets = page.bets.map((bet) => {
    const { market_id, market_name } = bet;
    return { ...bet, words: known.get(market_id) ?? { title: market_name, market: market_name } };
  });
  return { bets, hasMore: page.hasMore };
}
