import type { StackRoom } from '../chips/break-down.ts';
import type { EmblemName } from '../emblems/emblem-art.ts';

/** All in pixels of a scene 350 high, from its upper left corner. */
export interface SceneBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the cards of one place lie. They keep their distance while there is room, then close up. */
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
  /** The game's own word, as in its dealt cards. */
  readonly id: string;
  /** The foot of the chips, how wide one is, and the room they have. */
  readonly chips: StackRoom & { readonly x: number; readonly y: number; readonly width: number };
}

export interface ScenePlace extends ChipSpot {
  /** As printed on the cloth, unless the portal has another word for it. */
  readonly title: string;
  readonly titleAt: 'above' | 'beside';
  /** Printed in the box, under the cards. */
  readonly emblem?: EmblemName;
  /** Belongs to no side, and so neither wins nor loses. */
  readonly isNeutral?: boolean;
  readonly box: SceneBox;
  readonly cards: CardRow;
}

export interface SceneLayout {
  readonly places: readonly ScenePlace[];
  /** Where chips lie that belong to more than one place. */
  readonly spots?: readonly ChipSpot[];
}

/** Everywhere that chips can lie. */
export const chipSpots = ({ places, spots = [] }: SceneLayout): readonly ChipSpot[] => [...places, ...spots];

/** A game's places for a scene of this width. */
export type LayScene = (width: number) => SceneLayout;

export const sceneHeight = 350;

export type Cloth = 'green' | 'wine' | 'blue' | 'indigo' | 'teal';

/** Where cards come from and where they go. */
export const shoeMouth = (width: number) => ({ x: width - 66, y: 110 });
export const discardTray = { x: 40, y: 108 };
export const chipTray = (width: number) => ({ x: width / 2, y: 117 });
