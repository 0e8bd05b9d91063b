import { PlayingCard } from '@maidan/games/boards';
import type { Card } from '@maidan/games/kit/cards.ts';

/** A card of a game's picture in the lobby. */
export function CardAt({
  card,
  x,
  y,
  turn,
}: {
  readonly card?: Card;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 32 45)`}>
      <rect x="2" y="5" width="64" height="90" rx="6" opacity=".4" />
      <PlayingCard card={card} width={64} isHidden />
    </g>
  );
}
