import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import type { Card } from '../../kit/cards.ts';
import { places } from './deal.ts';
import { totalAt } from './totals.ts';

/** Room for two cards side by side; more move closer. */
export const lay: LayScene = (width) =>
  layBoxes(
    width,
    places.map((id) => ({ id, title: id.toUpperCase(), cardWidth: 46, slots: 2 })),
  );

export const placeOfWin = (win: string): string | undefined => places[Number(win) - 1];

export function captionOf(place: string, cards: readonly Card[]): string | undefined {
  const total = totalAt(place, cards);
  return total === undefined ? undefined : String(total);
}

export const placeOf = (sid: string): string => placeOfWin(sid) ?? '';

const tones = new Map<string, BeadTone>([
  ['8', 'gold'],
  ['9', 'green'],
  ['10', 'blue'],
  ['11', 'red'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
