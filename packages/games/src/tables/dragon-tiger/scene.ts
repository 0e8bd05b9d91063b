import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import { layBoxes } from '../../faces/scene/lay-boxes.ts';
import type { LayScene } from '../../faces/scene/scene-layout.ts';
import { listCardOptions } from '../../kit/card-options.ts';
import { places as hands } from './deal.ts';
import { dragon, onCard, tiger } from './options.ts';

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

const optionsOf = {
  dragon: [dragon, ...listCardOptions(onCard.dragon)],
  tiger: [tiger, ...listCardOptions(onCard.tiger)],
};

/** Bets on a tie or a pair concern both cards. */
export const placeOf = (sid: string): string =>
  hands.find((hand) => optionsOf[hand].some((option) => option.sid === sid)) ?? 'tie';

const tones = new Map<string, BeadTone>([
  ['D', 'blue'],
  ['T', 'red'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
