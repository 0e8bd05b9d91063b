import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import { high, low } from './options.ts';

/** Low and High, and between them the seven, where the card is placed. */
export const lay: LayScene = (width) =>
  layBoxes(width, [
    { id: 'low', title: 'LOW' },
    { id: 'tie', title: '7', cardWidth: 88, isNeutral: true },
    { id: 'high', title: 'HIGH' },
  ]);

const places = new Map([
  ['0', 'tie'],
  ['1', 'low'],
  ['2', 'high'],
]);

export const placeOfWin = (win: string): string | undefined => places.get(win);

/** All other bets are on the card, which is placed on the seven. */
export function placeOf(sid: string): string {
  if (sid === low.sid) return 'low';
  return sid === high.sid ? 'high' : 'tie';
}

const tones = new Map<string, BeadTone>([
  ['L', 'blue'],
  ['H', 'red'],
  ['T', 'gold'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
