import type { MarketKey } from '@maidan/contract';
import type { Queries } from '../../db/db.ts';
import type { BetPage, BetRow } from './bet-list-store.ts';

/** What a product calls a market, as players read it. */
export interface MarketWords {
  /** Of the match or the game. */
  readonly title: string;
  /** Which of its markets: a name, or the number of a round. */
  readonly market: string;
  /** Of a market that the portal names in the player's language. */
  readonly marketKey?: MarketKey;
  /** Commitment to what decides it, where a page can check that. */
  readonly seedHash?: string;
}

/** All that lists ask of a product. */
export interface BetWords {
  /** Of those of the markets that are the product's own. */
  ofMarkets(db: Queries, marketIds: readonly string[]): Promise<ReadonlyMap<string, MarketWords>>;
}

/** Of all products; a market that none of them knows is missing. */
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

/** A market that no product knows goes by its stored name: its bets are shown all the same. */
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
