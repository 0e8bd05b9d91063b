import type { DealtCard } from '../../game.ts';
import type { CardRow, SceneLayout } from './scene-layout.ts';

/** A card of the round; cards are in the order they fall. */
export interface SceneCard extends DealtCard {
  /** Stays face down half a second longer before it is turned. */
  readonly isDeciding?: boolean;
}

export interface LyingCard {
  readonly dealt: SceneCard;
  /** Its index in the order of the deal. */
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tilt: number;
  /** Highlighted with its place: all cards of a hand, but only the last of a long row. */
  readonly isLit: boolean;
}

const handMax = 5;

/** The distance between the cards of a row with this many. */
export function offsetOf(row: CardRow, count: number): number {
  if (count < 2) return row.offset;
  return Math.min(row.offset, (row.space - row.cardWidth) / (count - 1));
}

/** The position of every card. A card whose place is not in the layout is left out. */
export function lieCards(layout: SceneLayout, cards: readonly SceneCard[]): readonly LyingCard[] {
  return layout.places.flatMap(({ id, cards: row }) => {
    const own = cards.map((dealt, index) => ({ dealt, index })).filter(({ dealt }) => dealt.place === id);
    const offset = offsetOf(row, own.length);
    return own.map(({ dealt, index }, nth) => ({
      dealt,
      index,
      x: row.x + nth * offset,
      y: row.y,
      width: row.cardWidth,
      tilt: row.tilt * ((nth % 3) - 1),
      isLit: own.length <= handMax || nth === own.length - 1,
    }));
  });
}
