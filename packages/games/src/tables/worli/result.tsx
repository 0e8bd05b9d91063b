import { HandRow } from '../../faces/result/hand-row.tsx';
import { ResultFrame } from '../../faces/result/result-frame.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import type { Card } from '../../kit/cards.ts';
import { digitOf, pannaOf } from './settle.ts';

const titleOf = (cards: readonly Card[], win: string): string =>
  String(digitOf(cards)) === win ? `${pannaOf(cards)}-${win}` : win;

/**
 * The three cards beside their panna and the digit they make. A corrected digit is one that they do not make, and has
 * no panna. A void round has neither.
 */
export const WorliResult: ResultView = (props) => {
  const cards = props.cards.map(({ card }) => card);
  const isVoid = props.win === '';
  return (
    <ResultFrame of={props} cloth="teal">
      <HandRow
        title={titleOf(cards, props.win)}
        cards={cards}
        cardWidth={58}
        state={isVoid ? 'lying' : 'won'}
        winnerWord={props.words.winner}
      />
    </ResultFrame>
  );
};
