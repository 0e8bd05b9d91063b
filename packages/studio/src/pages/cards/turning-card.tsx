import { PlayingCard } from '@maidan/games/boards';
import type { Card } from '@maidan/games/kit/cards.ts';
import './cards.css';

interface TurningCardProps {
  readonly card: Card | undefined;
  readonly width: number;
  readonly isOpen: boolean;
  readonly label: string;
  readonly isWinner?: boolean;
}

/** Two faces back to back, rotated about the vertical axis. */
export function TurningCard({ card, width, isOpen, label, isWinner = false }: TurningCardProps) {
  return (
    <span
      className="cd-turning"
      data-open={isOpen && card !== undefined}
      data-winner={isWinner}
      style={{ inlineSize: width, blockSize: width * 1.4 }}
    >
      <span className="cd-side cd-back">
        <PlayingCard width={width} isHidden />
      </span>
      <span className="cd-side cd-front">
        {card !== undefined && <PlayingCard card={card} width={width} label={label} isHidden={!isOpen} />}
      </span>
    </span>
  );
}
