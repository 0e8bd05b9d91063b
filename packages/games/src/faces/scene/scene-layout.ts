import type { StackRoom } from '../chips/chip-values.ts';
import type { EmblemName } from '../emblems/emblem-art.ts';

/** In pixels of a scene 350 high, from its upper left corner. */
export interface SceneBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the cards of one place lie. They keep their distance while there is room, then move closer. */
export interface CardRow {
  readonly x: number;
  readonly y: number;
  readonly cardWidth: number;
  /** From one card's left edge to the next. */
  readonly offset: number;
  /** From the first card's left edge to the last one's right edge, at most. */
  readonly space: number;
  /** Degrees by which each card is turned against the one before. */
  readonly tilt: number;
  /** Empty card places printed on the cloth. */
  readonly slots: number;
}

/** Where chips lie. */
export interface ChipSpot {
  /** The game's own id for the place, as in its dealt cards. */
  readonly id: string;
  /** The bottom centre of the chips, the width of one, and the room they have. */
  readonly chips: StackRoom & { readonly x: number; readonly y: number; readonly width: number };
}

export interface ScenePlace extends ChipSpot {
  /** The text on the cloth, unless the portal translates it. */
  readonly title: string;
  readonly titleAt: 'above' | 'beside';
  /** Drawn in the box, under the cards. */
  readonly emblem?: EmblemName;
  /** Belongs to no side, so it is never shown as winning or losing. */
  readonly isNeutral?: boolean;
  readonly box: SceneBox;
  readonly cards: CardRow;
}

export interface SceneLayout {
  readonly places: readonly ScenePlace[];
  /** Spots for chips that belong to more than one place. */
  readonly spots?: readonly ChipSpot[];
}

/** Every spot where chips can lie. */
export const chipSpots = ({ places, spots = [] }: SceneLayout): readonly ChipSpot[] => [...places, ...spots];

/** Gives a game's places in a scene of this width. */
export type LayScene = (width: number) => SceneLayout;

export const sceneHeight = 350;

export type Cloth = 'green' | 'wine' | 'blue' | 'indigo' | 'teal';

/** Where cards come from, and where they are discarded. */
export const shoeMouth = (width: number) => ({ x: width - 66, y: 110 });
export const discardTray = { x: 40, y: 108 };
export const chipTray = (width: number) => ({ x: width / 2, y: 117 });
