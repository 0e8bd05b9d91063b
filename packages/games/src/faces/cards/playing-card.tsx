import type { Card, Suit } from '../../kit/cards.ts';
import { cardBackId, cardId, smallCardId } from './card-art.ts';
import { cardSign, suitShapes } from './card-faces.ts';

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

/** Below this width the small face is used, because the full one cannot be read. */
export const smallFaceBelow = 40;

export interface PlayingCardProps {
  /** Absent for a card face down. */
  readonly card?: Card | undefined;
  readonly width: number;
  readonly state?: 'lying' | 'won' | 'lost';
  /** The card's name in the player's language; its sign if absent. */
  readonly label?: string | undefined;
  readonly isHidden?: boolean;
}

/** Drawn from the symbol sheet, which the page contains once. */
export function PlayingCard({ card, width, state = 'lying', label, isHidden = false }: PlayingCardProps) {
  const id = card === undefined ? cardBackId : width < smallFaceBelow ? smallCardId(card) : cardId(card);
  const sign = card === undefined ? '' : cardSign(card);
  return (
    <svg
      className="mt-card"
      data-state={state}
      viewBox="0 0 100 140"
      width={width}
      height={width * 1.4}
      role="img"
      aria-label={label ?? sign}
      aria-hidden={isHidden || (label ?? sign) === ''}
    >
      <use href={`#${id}`} />
    </svg>
  );
}
