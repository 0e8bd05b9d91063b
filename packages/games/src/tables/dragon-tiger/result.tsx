import { Emblem } from '../../faces/emblems/emblem.tsx';
import { HandRow } from '../../faces/result/hand-row.tsx';
import { ResultFrame } from '../../faces/result/result-frame.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { places } from './deal.ts';
import { placeOfWin } from './scene.ts';

const titles = { dragon: 'DRAGON', tiger: 'TIGER' } as const;

export const DragonTigerResult: ResultView = (props) => {
  const winner = placeOfWin(props.win);
  const isTie = winner !== 'dragon' && winner !== 'tiger';
  return (
    <ResultFrame of={props} cloth="indigo">
      {places.map((place) => (
        <HandRow
          key={place}
          title={props.titles?.[place] ?? titles[place]}
          emblem={<Emblem name={place} size={32} />}
          caption={props.captions?.[place]}
          cards={props.cards.filter((dealt) => dealt.place === place).map(({ card }) => card)}
          cardWidth={64}
          state={isTie ? 'lying' : winner === place ? 'won' : 'lost'}
          winnerWord={props.words.winner}
        />
      ))}
    </ResultFrame>
  );
};
