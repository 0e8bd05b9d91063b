import { HandRow } from '../../faces/result/hand-row.tsx';
import { ResultFrame } from '../../faces/result/result-frame.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { placeOfWin } from './scene.ts';

const places = [
  { id: 'joker', title: 'JOKER', cardWidth: 53 },
  { id: 'andar', title: 'ANDAR', cardWidth: 29 },
  { id: 'bahar', title: 'BAHAR', cardWidth: 29 },
] as const;

export const AndarBaharResult: ResultView = (props) => {
  const winner = placeOfWin(props.win);
  return (
    <ResultFrame of={props} cloth="wine">
      {places.map(({ id, title, cardWidth }) => (
        <HandRow
          key={id}
          title={props.titles?.[id] ?? title}
          caption={props.captions?.[id]}
          cards={props.cards.filter((dealt) => dealt.place === id).map(({ card }) => card)}
          cardWidth={cardWidth}
          state={id === 'joker' || winner === undefined ? 'lying' : winner === id ? 'won' : 'lost'}
          winnerWord={props.words.winner}
        />
      ))}
    </ResultFrame>
  );
};
