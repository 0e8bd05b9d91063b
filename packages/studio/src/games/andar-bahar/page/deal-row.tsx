import { PlayingCard } from '@maidan/games/boards';
import type { Card } from '@maidan/games/kit/cards.ts';
import { sayCard } from '../../../pages/cards/say-card.ts';
import { useStudio } from '../../../pages/session/studio-context.ts';

interface DealRowProps {
  readonly name: string;
  readonly cards: readonly Card[];
  readonly isWinner: boolean;
}

/** The cards of one side, which overlap more the more there are. */
export function DealRow({ name, cards, isWinner }: DealRowProps) {
  const { texts } = useStudio();
  return (
    <div className="ab-row" data-winner={isWinner}>
      <p>
        <b>{name}</b>
        <span className="st-figure">{cards.length}</span>
      </p>
      <ol dir="ltr">
        {cards.map((card, index) => (
          <li key={card} data-match={isWinner && index === cards.length - 1}>
            <PlayingCard card={card} width={44} label={sayCard(texts, card)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
