import type { AccountId } from '@maidan/betting';
import type { BetStory, MarketKey } from '@maidan/contract';
import type { Queries } from '@maidan/process/db/db.ts';
import {
  isDecimalKind,
  isMarketKind,
  isRunnerKind,
  type MarketKind,
  marketKinds,
  oddsTypeOf,
} from '@maidan/sports';
import { type BetList, type BetPage, betsOnEvent } from '../../../bets/lists/bet-list-store.ts';
import type { BetWords, ProductLists, StoryFacts } from '../../../bets/lists/product-lists.ts';
import type { BetOfStory } from '../../../bets/lists/story-store.ts';
import { roundLists } from '../../../rounds/round-lists.ts';
import { oddsToWire } from '../placing-wire.ts';
import { findMatch, type MarketNames, type MatchRow, namesOfMatches } from '../store.ts';
import {
  fancyBetToWire,
  isSportsBet,
  matchBetToWire,
  pendingBetToWire,
  type SportsBet,
} from './bets-wire.ts';

/** A market is named by its match and its own name. */
const matchWords: BetWords = {
  async ofMarkets(db, marketIds) {
    const rows = await namesOfMatches(db, marketIds);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: row.match_name,
          market: row.market_name,
          ...keyOf(row),
          ...(row.seed_hash === null ? {} : { seedHash: row.seed_hash }),
        },
      ]),
    );
  },
};

/** A main market with its usual name has a key; the winner market of a race has a name of its own. */
function keyOf({ kind, market_name }: MarketNames): { marketKey?: MarketKey } {
  if (!isMarketKind(kind) || !isRunnerKind(kind)) return {};
  return marketKinds[kind].name === market_name ? { marketKey: oddsTypeOf(kind) } : {};
}

/** Markets of a kind that no longer exists are listed from their row alone. */
const ofOldKinds = roundLists('match');

export const sportsLists: ProductLists = {
  words: matchWords,
  ledgerType: 'match',
  toBetRow(bet, bettor) {
    if (!isSportsBet(bet)) return ofOldKinds.toBetRow(bet, bettor);
    return bet.kind === 'fancy'
      ? { list: 'sessionBetsData', row: fancyBetToWire(bet) }
      : { list: 'oddsBetsData', row: matchBetToWire(bet, bettor) };
  },
  toPending: (bet) => (isSportsBet(bet) ? pendingBetToWire(bet) : ofOldKinds.toPending(bet)),
  storyFacts: (bet) => (isMarketKind(bet.kind) ? factsOf(bet, bet.kind) : ofOldKinds.storyFacts(bet)),
  async betsOn(db, client, id, list) {
    const match = await findMatch(db, id);
    return match === undefined ? undefined : betsOfMatch(db, client, match, list);
  },
};

function factsOf(bet: BetOfStory, kind: MarketKind): StoryFacts {
  const { option, details, market_name, odds, odds_seen } = bet;
  return {
    selectionName: kind === 'fancy' ? market_name : (details?.teamName ?? option),
    oddsType: oddsTypeOf(kind),
    isDecimal: isDecimalKind(kind),
    type: typeOf(bet, kind),
    oddsSeen: oddsToWire(kind, odds_seen),
    odds: oddsToWire(kind, odds),
  };
}

function typeOf({ side }: BetOfStory, kind: MarketKind): BetStory['type'] {
  if (isRunnerKind(kind)) return side === 'back' ? 'L' : 'K';
  return side === 'back' ? 'Y' : 'N';
}

/** By the room of the match; empty where there is no such match. */
export async function betsOnMatch(
  db: Queries,
  client: AccountId,
  room: string,
  list: BetList,
): Promise<BetPage<SportsBet>> {
  const match = await findMatch(db, room);
  return match === undefined ? { bets: [], hasMore: false } : betsOfMatch(db, client, match, list);
}

export async function betsOfMatch(
  db: Queries,
  client: AccountId,
  match: Pick<MatchRow, 'event_id' | 'name'>,
  list: BetList,
): Promise<BetPage<SportsBet>> {
  const { bets, hasMore } = await betsOnEvent(db, client, match.event_id, list);
  const named = bets.map((bet) => ({ ...bet, words: { title: match.name, market: bet.market_name } }));
  return { bets: named.filter(isSportsBet), hasMore };
}
