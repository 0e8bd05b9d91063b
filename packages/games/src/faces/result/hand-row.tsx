import type { ReactNode } from 'react';
import type { Card } from '../../kit/cards.ts';
import { PlayingCard } from '../cards/playing-card.tsx';

export interface HandRowProps {
  readonly title: string;
  readonly emblem?: ReactNode;
  readonly caption?: string | undefined;
  readonly cards: readonly Card[];
  readonly cardWidth: number;
  readonly state: 'won' | 'lost' | 'lying';
  /** The label of the winner. */
  readonly winnerWord: string;
}

/** More cards than this are placed under their title instead of beside it. */
const handMax = 5;

export function HandRow({ title, emblem, caption, cards, cardWidth, state, winnerWord }: HandRowProps) {
  return (
    <section
      className="mt-hand"
      data-state={state}
      data-long={cards.length > handMax || undefined}
      aria-label={title}
    >
      <div className="mt-hand-words">
        <span className="mt-hand-head">
          {emblem}
          {state === 'won' && <em>{winnerWord}</em>}
        </span>
        <b>{title}</b>
        {caption !== undefined && <span>{caption}</span>}
      </div>
      <div className="mt-hand-cards">
        {cards.map((card, nth) => (
          <PlayingCard key={`${card} ${nth.toString()}`} card={card} width={cardWidth} state={state} />
        ))}
      </div>
    </section>
  );
}
