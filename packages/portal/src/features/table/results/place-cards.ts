import { keyBytes, keyFromHex } from '@maidan/betting';
import type { CasinoResult } from '@maidan/contract/wire';
import { type DealtCard, parseCard, roundRandom, type TableGame } from '@maidan/games/rules';

type Deal = Pick<TableGame, 'deal' | 'listedPlace'>;

/**
 * The wire's list of cards has no places. Dealing the round again from its seed gives the place of each card.
 */
export function placeCards(
  game: Deal,
  { cards, seed, mid }: Pick<CasinoResult, 'cards' | 'seed' | 'mid'>,
): readonly DealtCard[] {
  const codes = cards.split(',');
  const key = seed === undefined ? undefined : keyFromHex(seed);
  if (key === undefined) return placeListed(game, codes);
  const places = placesOf(game, key, mid);
  const fallen = codes.flatMap(readCard);
  return fallen.map((card, index) => ({ card, place: places[index] ?? '' }));
}

/** Without a seed: the place of a card follows from its index. Codes that are not cards keep theirs free. */
export function placeListed(game: Deal, codes: readonly string[]): readonly DealtCard[] {
  return codes.flatMap((code, index) =>
    readCard(code).map((card) => ({ card, place: placeAt(game, index) })),
  );
}

/** Nothing for a code that is not a card, such as "1" for one that lies face down. */
function readCard(code: string): readonly DealtCard['card'][] {
  const card = parseCard(code.trim());
  return card === undefined ? [] : [card];
}

const placeAt = (game: Deal, index: number): string =>
  game.listedPlace?.(index) ?? usualPlaces(game)[index] ?? '';

const placesOf = ({ deal }: Deal, key: Uint8Array, roundId: string): readonly string[] =>
  deal(roundRandom(key, roundId)).map(({ place }) => place);

/** Enough to include long ones. */
const dealsTried = 48;

const knownPlaces = new WeakMap<Deal, readonly string[]>();

/** The places that cards fall on in every deal, in the order they fall. */
function usualPlaces(game: Deal): readonly string[] {
  const known = knownPlaces.get(game);
  if (known) return known;
  const deals = Array.from({ length: dealsTried }, (_, nth) =>
    placesOf(game, new Uint8Array(keyBytes).fill(nth), 'any'),
  );
  const longest = deals.reduce((one, other) => (other.length > one.length ? other : one), []);
  knownPlaces.set(game, longest);
  return longest;
}
