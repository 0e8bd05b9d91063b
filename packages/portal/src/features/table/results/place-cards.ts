import { keyFromHex } from '@maidan/betting';
import type { CasinoResult } from '@maidan/contract/wire';
import { type DealtCard, roundRandom } from '@maidan/games/rules';
import { type Dealing, placeListed, readCard } from './place-listed.ts';

/**
 * The wire's list of cards has no places. Dealing the round again from its seed gives the place of each card.
 */
export function placeCards(
  game: Dealing,
  { cards, seed, mid }: Pick<CasinoResult, 'cards' | 'seed' | 'mid'>,
): readonly DealtCard[] {
  const codes = cards.split(',');
  const key = seed === undefined ? undefined : keyFromHex(seed);
  if (key === undefined) return placeListed(game, codes);
  const dealt = game.deal(roundRandom(key, mid));
  const fallen = codes.flatMap(readCard);
  return fallen.map((card, index) => ({ card, place: dealt[index]?.place ?? '' }));
}
