import type { CasinoResult } from '@maidan/contract/wire';
import { type DealtCard, roundRandom } from '@maidan/games/rules';
import { type Dealing, readCard } from './place-listed.ts';

/**
 * The wire's list of cards has no places. Dealing the round again from the key its seed writes gives the place of each.
 */
export function placeCards(
  game: Dealing,
  { cards, mid }: Pick<CasinoResult, 'cards' | 'mid'>,
  key: Uint8Array,
): readonly DealtCard[] {
  const dealt = game.deal(roundRandom(key, mid));
  const fallen = cards.split(',').flatMap(readCard);
  return fallen.map((card, index) => ({ card, place: dealt[index]?.place ?? '' }));
}
