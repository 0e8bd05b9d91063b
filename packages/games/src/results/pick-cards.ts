import type { Card } from '../kit/cards.ts';
import type { PlayedResult } from './played-result.ts';

/** The cards at these indexes of the list, without those that were not dealt. */
export const cardsAt = ({ cards }: Pick<PlayedResult, 'cards'>, ...places: readonly number[]): Card[] =>
  places.flatMap((place) => cards[place] ?? []);

/** Every nth card of the list from `first` on, where `step` hands were dealt in turn. */
export const everyNth = ({ cards }: Pick<PlayedResult, 'cards'>, first: number, step: number): Card[] =>
  cards.flatMap((card, place) => (card !== undefined && place % step === first ? card : []));

export const allCards = ({ cards }: Pick<PlayedResult, 'cards'>): Card[] =>
  cards.filter((card) => card !== undefined);
