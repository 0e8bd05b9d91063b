import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import { places as hands } from './deal.ts';
import { pairPlusOf, playerOf } from './options.ts';

export const lay: LayScene = (width) =>
  layBoxes(width, [
    { id: 'a', title: 'PLAYER A', cardWidth: 50, slots: 3 },
    { id: 'b', title: 'PLAYER B', cardWidth: 50, slots: 3 },
  ]);

/** The scene has no place for a tie: neither hand is then highlighted or dimmed. */
const places = new Map([
  ['0', 'tie'],
  ['1', 'a'],
  ['3', 'b'],
]);

export const placeOfWin = (win: string): string | undefined => places.get(win);

export const placeOf = (sid: string): string =>
  hands.find((hand) => [playerOf[hand].sid, pairPlusOf[hand].sid].includes(sid)) ?? '';

const tones = new Map<string, BeadTone>([
  ['A', 'red'],
  ['B', 'blue'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
