import { Emblem } from '../emblems/emblem.tsx';
import type { EmblemName } from '../emblems/emblem-art.ts';
import { placeTitle } from '../place-title.ts';
import type { Cloth } from '../scene/scene-layout.ts';
import { HandRow } from './hand-row.tsx';
import { ResultFrame } from './result-frame.tsx';
import type { ResultViewProps } from './result-view.ts';

export interface HandPlan {
  readonly place: string;
  readonly title: string;
  readonly emblem?: EmblemName;
}

interface HandsResultProps {
  readonly of: ResultViewProps;
  readonly cloth: Cloth;
  readonly hands: readonly HandPlan[];
  readonly cardWidth: number;
  /** The place that won; undefined if none did. */
  readonly winner: string | undefined;
}

/** A row for each hand, with the winner marked and the others dimmed. */
export function HandsResult({ of, cloth, hands, cardWidth, winner }: HandsResultProps) {
  const hasWinner = hands.some(({ place }) => place === winner);
  return (
    <ResultFrame of={of} cloth={cloth}>
      {hands.map(({ place, title, emblem }) => (
        <HandRow
          key={place}
          title={placeTitle(of.titles, place, title)}
          emblem={emblem && <Emblem name={emblem} size={32} />}
          caption={of.captions?.[place]}
          cards={of.cards.filter((dealt) => dealt.place === place).map(({ card }) => card)}
          cardWidth={cardWidth}
          state={!hasWinner ? 'lying' : winner === place ? 'won' : 'lost'}
          winnerWord={of.words.winner}
        />
      ))}
    </ResultFrame>
  );
}
