import { keyFromHex } from '@maidan/betting';
import type { CasinoResult } from '@maidan/contract/wire';
import { type DealtCard, parseCard, roundRandom, type TableGame } from '@maidan/games/rules';

/** The wire's list of cards knows no places. The round, dealt again from its seed, says where each card fell. */
export function placeCards(
  { deal }: Pick<TableGame, 'deal'>,
  { cards, seed, mid }: Pick<CasinoResult, 'cards' | 'seed' | 'mid'>,
): readonly DealtCard[] {
  const key = seed === undefined ? undefined : keyFromHex(seed);
  if (key === undefined) return [];
  const places = deal(roundRandom(key, mid));
  return cards.split(',').flatMap((code, index) => {
    const card = parseCard(code.trim());
    return card === undefined ? [] : [{ card, place: places[index]?.place ?? '' }];
  });
}
