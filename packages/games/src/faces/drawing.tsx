import type { ComponentProps, ReactNode } from 'react';
import type { Card } from '../kit/cards.ts';
import { PlayingCard } from './cards/playing-card.tsx';
import { Emblem } from './emblems/emblem.tsx';

/** The size of a table's picture in the list, which every card scales. */
export const stage = { width: 169, wideWidth: 344, height: 112 } as const;

/** The colours of the cloth, from the lit middle to the edge. */
export const drawnCloths = {
  green: ['#1E7A55', '#0D4632', '#05221A'],
  wine: ['#8A2440', '#4E1026', '#22060F'],
  blue: ['#26578F', '#10305A', '#061528'],
  indigo: ['#3F3A8C', '#231F57', '#0D0B26'],
  teal: ['#1B7480', '#0C424B', '#041D22'],
} as const;

/** The picture of a table in the list, in 169 x 112. */
export interface Drawing {
  readonly cloth: keyof typeof drawnCloths;
  readonly art: ReactNode;
  /** In 344 x 112, for a card two columns wide; without it the usual picture is placed at the card's end. */
  readonly wide?: ReactNode;
}

export const drawnPaper = '#F4EFE1';

export const drawnFigure = {
  textAnchor: 'middle',
  fontFamily: 'var(--table-figure-font)',
  fontWeight: 700,
  fill: '#16231F',
} as const;

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
