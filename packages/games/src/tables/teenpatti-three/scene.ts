import type { BeadTone } from '../../faces/roads/bead-tone.ts';
import type { LayScene, ScenePlace } from '../../faces/scene/scene-layout.ts';

export const handPlaces = ['tiger', 'lion', 'dragon'] as const;
export type HandPlace = (typeof handPlaces)[number];

export const handTitles: Readonly<Record<HandPlace, string>> = {
  tiger: 'TIGER',
  lion: 'LION',
  dragon: 'DRAGON',
};

const [edge, gap] = [8, 7];
const handSize = 3;
const wideFrom = 520;

/** Three boxes side by side, three cards in each. */
export const lay: LayScene = (width) => {
  const boxWidth = (width - 2 * edge - 2 * gap) / 3;
  const cardWidth = width < wideFrom ? 48 : 50;
  const offset = Math.min(cardWidth + 8, (boxWidth - 8 - cardWidth) / (handSize - 1));
  const space = cardWidth + offset * (handSize - 1);
  const places = handPlaces.map((id, nth): ScenePlace => {
    const x = edge + nth * (boxWidth + gap);
    return {
      id,
      title: handTitles[id],
      titleAt: 'above',
      emblem: id,
      box: { x, y: 134, width: boxWidth, height: 122 },
      cards: { x: x + (boxWidth - space) / 2, y: 164, cardWidth, offset, space, tilt: 2, slots: handSize },
      chips: { x: x + boxWidth / 2, y: 282, width: 30, high: 3, stacks: 2 },
    };
  });
  return { places };
};

/** The hand of a result code: 11 Tiger, 21 Lion, 31 Dragon. */
export const placeOfWin = (win: string): HandPlace | undefined =>
  handPlaces.find((_, nth) => win === `${nth + 1}1`);

/** The tens of a sid are the hand. */
export const placeOf = (sid: string): string => handPlaces[Number(sid.charAt(0)) - 1] ?? '';

const tones = new Map<string, BeadTone>([
  ['T', 'red'],
  ['L', 'gold'],
  ['D', 'blue'],
]);

export const beadTone = (letter: string): BeadTone => tones.get(letter) ?? 'dull';
