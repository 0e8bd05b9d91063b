import { HandRow } from '../../faces/result/hand-row.tsx';
import { ResultFrame } from '../../faces/result/result-frame.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';

/** The three cards beside the digit they make; no digit when the round was void. */
export const WorliResult: ResultView = (props) => (
  <ResultFrame of={props} cloth="teal">
    <HandRow
      title={props.win}
      cards={props.cards.map(({ card }) => card)}
      cardWidth={58}
      state={props.win === '' ? 'lying' : 'won'}
      winnerWord={props.words.winner}
    />
  </ResultFrame>
);
