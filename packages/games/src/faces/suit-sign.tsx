import type { Suit } from '../kit/cards.ts';
import { suitShapes } from './cards/suit-shapes.ts';

/** A suit in the colour of the text around it. */
export function SuitSign({ suit, size }: { readonly suit: Suit; readonly size: number }) {
  return (
    <svg
      className="mt-suit"
      data-suit={suit}
      width={size}
      height={size}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path d={suitShapes[suit]} />
    </svg>
  );
}
