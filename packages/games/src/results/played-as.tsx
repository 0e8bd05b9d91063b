import type { ResultView } from '../faces/result/result-view.ts';
import type { DealtCard } from '../game.ts';
import type { PlayedResult } from './played-result.ts';
import type { ResultLayout } from './result-layout.ts';

interface PlayedAsParts {
  readonly View: ResultView;
  /** The place of the card at this index of the list. */
  readonly placeAt: (index: number) => string;
  readonly captionOf?: (place: string, cards: readonly DealtCard['card'][]) => string | undefined;
}

/**
 * The result of a game that we deal too, dealt by another provider: the same view, with cards placed by their
 * index.
 */
export function playedAs({ View, placeAt, captionOf }: PlayedAsParts): ResultLayout {
  return ({ result, texts }) => {
    const cards = placed(result, placeAt);
    const places = [...new Set(cards.map(({ place }) => place))];
    const captions = places.flatMap((place) => {
      const held = cards.filter((dealt) => dealt.place === place).map(({ card }) => card);
      const caption = captionOf?.(place, held);
      return caption === undefined ? [] : [[place, caption] as const];
    });
    return (
      <View
        roundId={result.roundId}
        cards={cards}
        win={result.win}
        reason={result.parts.join(' · ')}
        captions={Object.fromEntries(captions)}
        titles={texts.words}
        words={{ roundId: texts.roundId, winner: texts.winner }}
      />
    );
  };
}

const placed = ({ cards }: PlayedResult, placeAt: (index: number) => string): DealtCard[] =>
  cards.flatMap((card, index) => (card === undefined ? [] : { card, place: placeAt(index) }));
