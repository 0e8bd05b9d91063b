import { keyBytes, keyFromHex } from '@maidan/betting';
import type { CasinoResult } from '@maidan/contract/wire';
import { type DealtCard, parseCard, roundRandom, type TableGame } from '@maidan/games/rules';

type Deal = Pick<TableGame, 'deal'>;

/**
 * The wire's list of cards has no places. Dealing the round again from its seed gives the place of each card.
 */
export function placeCards(
  game: Deal,
  { cards, seed, mid }: Pick<CasinoResult, 'cards' | 'seed' | 'mid'>,
): readonly DealtCard[] {
  const key = seed === undefined ? undefined : keyFromHex(seed);
  const places = key === undefined ? usualPlaces(game) : placesOf(game, key, mid);
  // Codes that are not cards are skipped.
  const fallen = cards.split(',').flatMap((code) => parseCard(code.trim()) ?? []);
  return fallen.map((card, index) => ({ card, place: places[index] ?? '' }));
}

const placesOf = ({ deal }: Deal, key: Uint8Array, roundId: string): readonly string[] =>
  deal(roundRandom(key, roundId)).map(({ place }) => place);

/** Enough to include long ones. */
const dealsTried = 48;

/**
 * Without a seed: the places that are the same in every deal. A place that depends on the cards is left
 * empty.
 */
function usualPlaces(game: Deal): readonly string[] {
  const deals = Array.from({ length: dealsTried }, (_, nth) =>
    placesOf(game, new Uint8Array(keyBytes).fill(nth), 'any'),
  );
  const longest = Math.max(...deals.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => {
    const seen = new Set(deals.flatMap((places) => places[turn] ?? []));
    return seen.size === 1 ? ([...seen][0] ?? '') : '';
  });
}
