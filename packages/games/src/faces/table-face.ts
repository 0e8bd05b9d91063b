import type { DealtCard } from '../game.ts';
import type { Card } from '../kit/cards.ts';
import type { ResultLayout } from '../results/result-layout.ts';
import type { Drawing } from './drawing.tsx';
import type { Board } from './felt.ts';
import type { ResultView } from './result/hands-result.tsx';
import type { BeadTone } from './roads/bead-road.tsx';
import type { Cloth, LayScene } from './scene/scene-layout.ts';

/** Everything a player sees that is specific to one game. */
export interface TableFace {
  readonly code: string;
  readonly cloth: Cloth;
  readonly lay: LayScene;
  /** How long a card stays face down, so that it is turned within its step. */
  readonly restMs: number;
  /** Whether the last of these cards decides the round, at tables that then wait longer before it is turned. */
  readonly decides?: (cards: readonly DealtCard[]) => boolean;
  readonly Board: Board;
  readonly Result: ResultView;
  /** Where chips on an option lie in the scene. */
  readonly placeOf: (sid: string) => string;
  /** The place that is highlighted for a result code. */
  readonly placeOfWin: (win: string) => string | undefined;
  /** Three cards of a place make a Teenpatti hand, whose name is shown under them. */
  readonly hasHands?: true;
  /** A caption under the cards of a place instead, the same in every language, such as their total. */
  readonly captionOf?: (place: string, cards: readonly Card[]) => string | undefined;
  /** The English name of another option that won with these cards, which the popup of results names too. */
  readonly alsoWon?: (cards: readonly DealtCard[]) => string | undefined;
  /** Places that lead with the cards dealt so far. */
  readonly leadersOf?: (cards: readonly DealtCard[]) => readonly string[];
  /** The colour of a result's circle, by its letter. */
  readonly beadTone: (letter: string) => BeadTone;
  /** The result codes of the two opposing sides, at tables that have two; any other result is a tie. */
  readonly sides?: readonly [string, string];
  /** The English calls of windows that have one of their own, translated by the key `window` and the window. */
  readonly windows?: Readonly<Record<string, string>>;
  /** The game dealt by another house: the types its results services write, and how such a round is shown. */
  readonly played: { readonly types: readonly string[]; readonly Layout: ResultLayout };
  /** Its picture in the list of tables. */
  readonly drawing: Drawing;
}
