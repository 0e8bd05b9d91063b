import type { BetStory } from '@maidan/contract';
import { isDecimalKind, isMarketKind, isRunnerKind, type MarketKind, oddsTypeOf } from '@maidan/sports';
import type { ProductLists, StoryFacts } from '../../../bets/lists/product-lists.ts';
import type { BetOfStory } from '../../../bets/lists/story-store.ts';
import { roundLists } from '../../../rounds/round-lists.ts';
import { findMatch } from '../store.ts';
import { betsOfMatch } from './bets-on-match.ts';
import { fancyBetToWire, matchBetToWire, oddsToWire, pendingBetToWire } from './bets-wire.ts';
import { matchWords } from './match-words.ts';
import { isSportsBet } from './sports-bet.ts';

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
