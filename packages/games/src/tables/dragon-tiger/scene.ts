import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';

export const lay: LayScene = (width) =>
  layBoxes(width, [
    { id: 'dragon', title: 'DRAGON', cardWidth: 72, emblem: 'dragon', share: 1.6 },
    { id: 'tie', title: 'TIE' },
    { id: 'tiger', title: 'TIGER', cardWidth: 72, emblem: 'tiger', share: 1.6 },
  ]);

const places = new Map([
  ['1', 'dragon'],
  ['2', 'tiger'],
  ['3', 'tie'],
]);

export const placeOfWin = (win: string): string | undefined => places.get(win);

const tones = new Map<string, BeadTone>([
  ['D', 'blue'],
  ['T', 'red'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
