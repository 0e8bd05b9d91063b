import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import type { LayScene, ScenePlace } from '../../faces/scene/scene-layout.ts';
import { onSide } from './options.ts';

const [edge, jokerRight] = [8, 86];
const [rowHeight, wordsWidth] = [74, 86];
const [cardWidth, slotWidth] = [45, 50];
const wideFrom = 520;

function sideRow(id: string, title: string, y: number, width: number): ScenePlace {
  const left = width < wideFrom ? jokerRight : jokerRight + 24;
  const x = left + wordsWidth;
  const space = width - edge - 6 - x;
  return {
    id,
    title,
    titleAt: 'beside',
    box: { x: left, y, width: width - edge - left, height: rowHeight },
    cards: {
      x,
      y: y + 5.5,
      cardWidth,
      offset: slotWidth,
      space,
      tilt: 1,
      slots: Math.floor((space + 5) / slotWidth),
    },
    chips: { x: left + 38, y: y + rowHeight + 3, width: 26, high: 3, stacks: 1 },
  };
}

function jokerBox(width: number): ScenePlace {
  const isWide = width >= wideFrom;
  const boxWidth = isWide ? 88 : 70;
  const joker = isWide ? 60 : 58;
  return {
    id: 'joker',
    title: 'JOKER',
    titleAt: 'above',
    isNeutral: true,
    box: { x: edge + 2, y: 134, width: boxWidth, height: 132 },
    cards: {
      x: edge + 2 + (boxWidth - joker) / 2,
      y: isWide ? 156 : 159,
      cardWidth: joker,
      offset: 0,
      space: joker,
      tilt: 1,
      slots: 1,
    },
    chips: { x: edge + 2 + boxWidth / 2, y: 286, width: 26, high: 3, stacks: 1 },
  };
}

/** The joker on the left, and for each side a row whose cards move closer as it grows. */
export const lay: LayScene = (width) => ({
  places: [
    jokerBox(width),
    sideRow('andar', 'ANDAR', 134, width),
    sideRow('bahar', 'BAHAR', 134 + rowHeight + 6, width),
  ],
});

/** Document 2: Andar wins when the result is 1, otherwise Bahar. A round that was returned has no result. */
export function placeOfWin(win: string): 'andar' | 'bahar' | undefined {
  if (win === '') return undefined;
  return win === '1' ? 'andar' : 'bahar';
}

const isOn = (side: keyof typeof onSide, sid: string): boolean =>
  Object.values(onSide[side]).some((option) => option.sid === sid);

export function placeOf(sid: string): string {
  if (isOn('andar', sid)) return 'andar';
  return isOn('bahar', sid) ? 'bahar' : 'joker';
}

const tones = new Map<string, BeadTone>([
  ['A', 'red'],
  ['B', 'blue'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
