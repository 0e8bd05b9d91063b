import type { AccountId } from '@maidan/betting';
import type { BetStory, CasinoBet, FancyBet, LedgerRow, MatchBet, PendingBet } from '@maidan/contract';
import type { BettorNames } from '../../account/names-store.ts';
import type { Queries } from '../../db/db.ts';
import type { BetList, BetPage } from './bet-list-store.ts';
import type { BetWords, ListedBet } from './bet-words.ts';
import type { BetOfStory } from './story-store.ts';

/** A bet as the contract writes it, and which of its lists it is in. */
export type ListedRow =
  | { readonly list: 'oddsBetsData'; readonly row: MatchBet }
  | { readonly list: 'sessionBetsData'; readonly row: FancyBet }
  | { readonly list: 'casinoBetData'; readonly row: CasinoBet };

/** What a story says of its bet that only the product knows. */
export type StoryFacts = Pick<
  BetStory,
  'selectionName' | 'oddsType' | 'isDecimal' | 'type' | 'oddsSeen' | 'odds' | 'isUnpriced' | 'cashedOutAt'
>;

/** How a product's bets and coins look in the lists of an account. */
export interface ProductLists {
  readonly words: BetWords;
  readonly ledgerType: LedgerRow['ledgerType'];
  toBetRow(bet: ListedBet, bettor: BettorNames): ListedRow;
  toPending(bet: ListedBet): PendingBet;
  storyFacts(bet: BetOfStory): StoryFacts;
  /** Of the options of a market of this kind, where the market itself does not name them. */
  optionNames?(kind: string): ReadonlyMap<string, string> | undefined;
  /** Bets on the event that clients know by this id; undefined where it has no such event. */
  betsOn?(db: Queries, client: AccountId, id: string, list: BetList): Promise<BetPage<ListedBet> | undefined>;
}

/** Of every product. */
export interface ListsByProduct {
  readonly all: readonly ProductLists[];
  /** By the `product` of a market, also where that product is not open. */
  of(product: string): ProductLists;
}

export const wordsOf = ({ all }: ListsByProduct): readonly BetWords[] => all.map(({ words }) => words);

/** By the id clients know an event by; none where no product knows it. */
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
