import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { Card } from '../../kit/cards.ts';
import { cardsInRound } from './deal.ts';
import { digitOf } from './settle.ts';

export const lay: LayScene = (width) =>
  layBoxes(width, [{ id: 'cards', title: 'WORLI', cardWidth: 54, slots: cardsInRound, isNeutral: true }]);

/** A result is its digit, which is not a place of the scene. */
export const placeOfWin = (win: string): string | undefined => (/^\d$/.test(win) ? win : undefined);

/** The digit of the cards, once all are dealt. */
export const captionOf = (_place: string, cards: readonly Card[]): string | undefined =>
  cards.length === cardsInRound ? String(digitOf(cards)) : undefined;

/** Every bet is on the three cards together. */
export const placeOf = (): string => 'cards';

const tones = new Map<string, BeadTone>([
  ['E', 'red'],
  ['T', 'gold'],
  ['R', 'blue'],
  ['A', 'green'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
