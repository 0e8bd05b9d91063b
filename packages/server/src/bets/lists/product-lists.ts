import type { AccountId } from '@maidan/betting';
import type { BetStory, CasinoBet, FancyBet, LedgerRow, MatchBet, PendingBet } from '@maidan/contract';
import type { Queries } from '@maidan/process/db/db.ts';
import type { BettorNames } from '../../account/names-store.ts';
import type { BetList, BetPage } from './bet-list-store.ts';
import type { BetWords, ListedBet } from './bet-words.ts';
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
