import { HandRow } from '../../faces/result/hand-row.tsx';
import { ResultFrame } from '../../faces/result/result-frame.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { pannaOf } from './settle.ts';

/** The three cards beside their panna and the digit they make; neither when the round was void. */
export const WorliResult: ResultView = (props) => {
  const cards = props.cards.map(({ card }) => card);
  const isVoid = props.win === '';
  return (
    <ResultFrame of={props} cloth="teal">
      <HandRow
        title={isVoid ? '' : `${pannaOf(cards)}-${props.win}`}
        cards={cards}
        cardWidth={58}
        state={isVoid ? 'lying' : 'won'}
        winnerWord={props.words.winner}
      />
    </ResultFrame>
  );
};
