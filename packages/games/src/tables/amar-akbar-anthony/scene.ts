import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';

const brothers = [
  { id: 'amar', title: 'AMAR' },
  { id: 'akbar', title: 'AKBAR' },
  { id: 'anthony', title: 'ANTHONY' },
] as const;

/** The card, and beside it the three brothers it can make win. */
export const lay: LayScene = (width) =>
  layBoxes(width, [{ id: 'card', title: 'CARD', cardWidth: 70, isNeutral: true }, ...brothers]);

export const placeOfWin = (win: string): string | undefined =>
  brothers.find((_, index) => win === String(index + 1))?.id;

/** A brother's sid is also its result code; all other bets are placed on the card. */
export const placeOf = (sid: string): string => placeOfWin(sid) ?? 'card';

const tones = new Map<string, BeadTone>([
  ['A', 'red'],
  ['B', 'blue'],
  ['C', 'gold'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
