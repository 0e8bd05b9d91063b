import type { DealtCard } from '../../game.ts';
import { handAt } from '../../kit/deal-hands.ts';
import { type Place, places } from './deal.ts';
import { leadersOf, totalAt } from './totals.ts';

interface Won {
  /** The result code, which is also the player's sid: 1 for Player 8, and so on. */
  readonly code: string;
  readonly name: string;
  readonly rule: string;
  readonly reason: string;
}

const nameOf = (place: Place): string => place.replace('p', 'P');

/** Throws unless all players have a card and one leads alone. */
export function wonBy(dealt: readonly DealtCard[]): Won {
  const leaders = leadersOf(dealt);
  const index = places.findIndex((place) => leaders.includes(place));
  const place = places[index];
  if (dealt.length < places.length || leaders.length !== 1 || place === undefined) {
    throw new RangeError('the round was not dealt to its end');
  }
  const cards = handAt(dealt, place);
  const draws = cards.length - 1;
  const name = nameOf(place);
  const afterDraws = draws === 0 ? '' : `, after ${draws === 1 ? 'one more card' : `${draws} more cards`}`;
  return {
    code: String(index + 1),
    name,
    rule: draws === 0 ? 'highest-total' : 'tie-drawn-out',
    reason: `${name} wins with ${totalAt(place, cards)}${afterDraws}`,
  };
}

const letters = ['8', '9', '10', '11'];

/** Document 2: 8, 9, 10 and 11 for results 1 to 4. */
export const letter = (code: string): string => letters[Number(code) - 1] ?? '-';
