import type { DealtCard } from '../../game.ts';
import { type Card, type Rank, rankOf } from '../../kit/cards.ts';
import { handLevels } from '../../kit/hand-levels.ts';
import { cardsInRound, handOf } from '../teenpatti-twenty/deal.ts';
import { countWays, type Ways } from './count-ways.ts';

/** Also computes the hand levels that later counts need, at a time when nobody bets yet. */
function beforeFirstCard(): Ways {
  handLevels();
  return { a: 203_359_936, b: 203_359_936, tie: 450_528 };
}

const waysOfOneCard = 23_490_600;
const tiesOfOneCard = 25_992;

/**
 * The ways in which A wins, by the rank of its first card. Counting them takes too long while players wait,
 * so a test checks them.
 */
const winsByFirstRank: Readonly<Record<Rank, number>> = {
  A: 17_156_388,
  2: 9_805_664,
  3: 10_154_300,
  4: 10_383_332,
  5: 10_451_736,
  6: 10_534_488,
  7: 10_645_490,
  8: 10_809_150,
  9: 11_066_600,
  10: 11_480_668,
  J: 12_141_076,
  Q: 13_171_730,
  K: 14_719_330,
};

function afterOneCard(card: Card): Ways {
  const a = winsByFirstRank[rankOf(card)];
  return { a, b: waysOfOneCard - tiesOfOneCard - a, tie: tiesOfOneCard };
}

/** The ways with these cards face up; undefined once all are. */
export function waysSoFar(seen: readonly DealtCard[]): Ways | undefined {
  const [first, ...others] = seen;
  if (seen.length >= cardsInRound) return undefined;
  if (first === undefined) return beforeFirstCard();
  return others.length === 0 ? afterOneCard(first.card) : countWays(handOf(seen, 'a'), handOf(seen, 'b'));
}
