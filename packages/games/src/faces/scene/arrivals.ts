import type { SceneCard } from './lie-cards.ts';

/** The durations of a card's fall in milliseconds; the stylesheet uses the same. */
const [slideMs, decidingMs] = [400, 500];

/** How long a card stays face down, where the table deals slowly enough. */
export const restMsMax = 450;

/** From the moment it begins to turn until its face is seen. */
const turnMs = 280;

/** From leaving the shoe until the card begins to turn. */
export const turnsAfterMs = (restMs: number, isDeciding: boolean): number =>
  slideMs + restMs + (isDeciding ? decidingMs : 0);

/** From leaving the shoe until the card's face is seen: nothing may print before what the card makes. */
export const facesUpAfterMs = (restMs: number, isDeciding: boolean): number =>
  turnsAfterMs(restMs, isDeciding) + turnMs;

/** What the scene has seen of a round. */
export interface Arrivals {
  readonly roundId: string;
  readonly cards: readonly SceneCard[];
  /** Indexes of the cards whose fall is animated. The others are shown lying at once. */
  readonly fell: ReadonlySet<number>;
  /** Cards of the previous round, moving to the discard tray. */
  readonly leaving: readonly SceneCard[];
}

const nothing: ReadonlySet<number> = new Set();

const isSame = (a: SceneCard | undefined, b: SceneCard): boolean =>
  a !== undefined && a.card === b.card && a.place === b.place;

const begins = (whole: readonly SceneCard[], part: readonly SceneCard[]): boolean =>
  part.length <= whole.length && part.every((card, index) => isSame(whole[index], card));

/**
 * Only a single new card is animated. A player who joins late, or returns after several cards, sees the cards
 * lying.
 */
export function seeCards(
  before: Arrivals | undefined,
  roundId: string,
  cards: readonly SceneCard[],
): Arrivals {
  if (before === undefined) return { roundId, cards, fell: nothing, leaving: [] };
  if (before.roundId === roundId && begins(cards, before.cards)) {
    const isOneMore = cards.length === before.cards.length + 1;
    if (cards.length === before.cards.length) return before;
    const fell = isOneMore ? new Set([...before.fell, cards.length - 1]) : before.fell;
    return { roundId, cards, fell, leaving: [] };
  }
  const fell = cards.length === 1 ? new Set([0]) : nothing;
  return { roundId, cards, fell, leaving: before.cards };
}
