import type { Card } from '../kit/cards.ts';
import type { PlayedResult } from './played-result.ts';

/** The cards at these places of the list; one that did not fall is left out. */
export const cardsAt = ({ cards }: Pick<PlayedResult, 'cards'>, ...places: readonly number[]): Card[] =>
  places.flatMap((place) => cards[place] ?? []);

/** Every nth card of the list, from the one at `first`: `step` hands were dealt in turn. */
export const everyNth = ({ cards }: Pick<PlayedResult, 'cards'>, first: number, step: number): Card[] =>
  cards.flatMap((card, place) => (card !== undefined && place % step === first ? card : []));

export const allCards = ({ cards }: Pick<PlayedResult, 'cards'>): Card[] =>
  cards.filter((card) => card !== undefined);
