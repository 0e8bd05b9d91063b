import type { Cloth } from '../scene/scene-layout.ts';
import { HandRow } from './hand-row.tsx';
import { ResultFrame } from './result-frame.tsx';
import type { ResultViewProps } from './result-view.ts';

interface OneCardResultProps {
  readonly of: ResultViewProps;
  readonly cloth: Cloth;
  /** The side that the card is on. */
  readonly title: string;
  readonly isWon: boolean;
}

/** The one card that decided the round, beside the winning side. */
export function OneCardResult({ of, cloth, title, isWon }: OneCardResultProps) {
  return (
    <ResultFrame of={of} cloth={cloth}>
      <HandRow
        title={title}
        cards={of.cards.map(({ card }) => card)}
        cardWidth={72}
        state={isWon ? 'won' : 'lying'}
        winnerWord={of.words.winner}
      />
    </ResultFrame>
  );
}
