import { Emblem, PlayingCard } from '@maidan/games/boards';
import type { Card } from '@maidan/games/rules';
import type { ComponentProps } from 'react';

/** The size of the drawings, which every card scales. */
export const stage = { width: 169, wideWidth: 344, height: 112 } as const;

interface At {
  readonly x: number;
  readonly y: number;
}

interface CardAtProps extends At {
  /** Absent for a card face down. */
  readonly card?: Card;
  readonly width: number;
  /** In degrees, about its middle. */
  readonly turn?: number;
}

export function CardAt({ card, x, y, width, turn = 0 }: CardAtProps) {
  const height = width * 1.4;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`}>
      <rect x="2" y="4" width={width} height={height} rx={width * 0.08} opacity=".35" />
      <PlayingCard card={card} width={width} isHidden />
    </g>
  );
}

interface EmblemAtProps extends At {
  readonly name: ComponentProps<typeof Emblem>['name'];
  readonly size: number;
}

export function EmblemAt({ name, x, y, size }: EmblemAtProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Emblem name={name} size={size} />
    </g>
  );
}
