import type { ReactNode } from 'react';
import type { Card } from '../kit/cards.ts';

/** A round's result in one form, whichever results service printed it. */
export interface PlayedResult {
  readonly gtype: string;
  readonly roundId: string;
  /** The code of the winner. */
  readonly win: string;
  /** Every option or player that won. */
  readonly sids: readonly string[];
  /** By their index in the list, with true suits; undefined where no card was dealt. */
  readonly cards: readonly (Card | undefined)[];
  /** The cards before and after the mark that separates two sides, where there is one. */
  readonly sides: readonly (readonly Card[])[];
  readonly winnerName: string;
  /** The description, part by part. */
  readonly parts: readonly string[];
  /** As the service wrote it. */
  readonly time: string;
}

/** The cards at these indexes of the list, without those that were not dealt. */
export const cardsAt = ({ cards }: Pick<PlayedResult, 'cards'>, ...places: readonly number[]): Card[] =>
  places.flatMap((place) => cards[place] ?? []);

/** Every nth card of the list from `first` on, where `step` hands were dealt in turn. */
export const everyNth = ({ cards }: Pick<PlayedResult, 'cards'>, first: number, step: number): Card[] =>
  cards.flatMap((card, place) => (card !== undefined && place % step === first ? card : []));

export const allCards = ({ cards }: Pick<PlayedResult, 'cards'>): Card[] =>
  cards.filter((card) => card !== undefined);

/** The texts of a result in the player's language. */
export interface ResultTexts {
  readonly roundId: string;
  readonly winner: string;
  /** Names of hands and sides by their key; a missing one is shown in English. */
  readonly words: Readonly<Record<string, string>>;
  readonly total: string;
  /** For a game whose rounds no service describes. */
  readonly notAvailable: string;
  /** For a game without a layout. */
  readonly unknownGame: (gtype: string) => string;
}

export interface ResultLayoutProps {
  readonly result: PlayedResult;
  readonly texts: ResultTexts;
}

export type ResultLayout = (props: ResultLayoutProps) => ReactNode;
