import { Emblem } from '../../faces/emblems/emblem.tsx';
import { HandRow } from '../../faces/result/hand-row.tsx';
import { ResultFrame } from '../../faces/result/result-frame.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { handPlaces, handTitles, placeOfWin } from './scene.ts';

export const ThreeHandResult: ResultView = (props) => {
  const winner = placeOfWin(props.win);
  return (
    <ResultFrame of={props} cloth="green">
      {handPlaces.map((place) => (
        <HandRow
          key={place}
          title={props.titles?.[place] ?? handTitles[place]}
          emblem={<Emblem name={place} size={32} />}
          caption={props.captions?.[place]}
          cards={props.cards.filter((dealt) => dealt.place === place).map(({ card }) => card)}
          cardWidth={53}
          state={winner === undefined ? 'lying' : winner === place ? 'won' : 'lost'}
          winnerWord={props.words.winner}
        />
      ))}
    </ResultFrame>
  );
};
