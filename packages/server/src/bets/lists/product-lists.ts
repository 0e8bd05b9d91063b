import type { AccountId } from '@maidan/betting';
import type {
  BetStory,
  CasinoBet,
  FancyBet,
  LedgerRow,
  MarketKey,
  MatchBet,
  PendingBet,
} from '@maidan/contract';
import type { Queries } from '@maidan/process/db/db.ts';
import type { BettorNames } from '../../wallet/accounts.ts';
import type { BetList, BetPage, BetRow } from './bet-list-store.ts';
import type { BetOfStory } from './story-store.ts';

/** A bet in the contract's form, and the list it belongs to. */
export type ListedRow =
  | { readonly list: 'oddsBetsData'; readonly row: MatchBet }
  | { readonly list: 'sessionBetsData'; readonly row: FancyBet }
  | { readonly list: 'casinoBetData'; readonly row: CasinoBet };

/** The part of a bet's story that only the product knows. */
export type StoryFacts = Pick<
  BetStory,
  'selectionName' | 'oddsType' | 'isDecimal' | 'type' | 'oddsSeen' | 'odds' | 'isUnpriced' | 'cashedOutAt'
>;

/** How a product's bets and transfers appear in the lists of an account. */
export interface ProductLists {
  readonly words: BetWords;
  readonly ledgerType: Exclude<LedgerRow['ledgerType'], 'account'>;
  toBetRow(bet: ListedBet, bettor: BettorNames): ListedRow;
  toPending(bet: ListedBet): PendingBet;
  storyFacts(bet: BetOfStory): StoryFacts;
  /** Names of the options of a market of this kind, where the market itself has none. */
  optionNames?(kind: string): ReadonlyMap<string, string> | undefined;
  /** Bets on the event with this id, as clients know it; undefined where the product has no such event. */
  betsOn?(db: Queries, client: AccountId, id: string, list: BetList): Promise<BetPage<ListedBet> | undefined>;
}

/** The lists of every product. */
export interface ListsByProduct {
  readonly all: readonly ProductLists[];
  /** By the `product` of a market, even if that product is not running. */
  of(product: string): ProductLists;
}

export const wordsOf = ({ all }: ListsByProduct): readonly BetWords[] => all.map(({ words }) => words);

/** Bets on the event with this id, as clients know it; none where no product has it. */
export async function betsOnKnown(
  { all }: ListsByProduct,
  db: Queries,
  client: AccountId,
  id: string,
  list: BetList,
): Promise<BetPage<ListedBet>> {
  for (const product of all) {
    const page = await product.betsOn?.(db, client, id, list);
    if (page !== undefined) return page;
  }
  return { bets: [], hasMore: false };
}

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
