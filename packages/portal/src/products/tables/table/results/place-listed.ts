import { seededRandom } from '@maidan/betting';
import { type DealtCard, parseCard, type TableGame } from '@maidan/games/rules';

export type Dealing = Pick<TableGame, 'deal' | 'listedPlace'>;

/** Without a seed: the place of a card follows from its index. Codes that are not cards keep theirs free. */
export function placeListed(game: Dealing, codes: readonly string[]): readonly DealtCard[] {
  return codes.flatMap((code, index) =>
    readCard(code).map((card) => ({ card, place: placeAt(game, index) })),
  );
}

/** Nothing for a code that is not a card, such as "1" for one that lies face down. */
export function readCard(code: string): readonly DealtCard['card'][] {
  const card = parseCard(code.trim());
  return card === undefined ? [] : [card];
}

const placeAt = (game: Dealing, index: number): string =>
  game.listedPlace?.(index) ?? usualPlaces(game)[index] ?? '';

/** Enough to include long ones. */
const dealsTried = 48;

const knownPlaces = new WeakMap<Dealing, readonly string[]>();

/** The places that cards fall on in every deal, in the order they fall. */
function usualPlaces(game: Dealing): readonly string[] {
  const known = knownPlaces.get(game);
  if (known) return known;
  const deals = Array.from({ length: dealsTried }, (_, nth) =>
    game.deal(seededRandom(`places/${nth}`)).map(({ place }) => place),
  );
  const longest = deals.reduce((one, other) => (other.length > one.length ? other : one), []);
  knownPlaces.set(game, longest);
  return longest;
}
