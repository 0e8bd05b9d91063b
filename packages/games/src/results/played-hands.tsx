import type { ReactNode } from 'react';
import { HandRow, type ResultView } from '../faces/result/hands-result.tsx';
import type { Cloth } from '../faces/scene/scene-layout.ts';
import type { DealtCard } from '../game.ts';
import type { Card } from '../kit/cards.ts';
import type { PlayedResult, ResultLayout, ResultLayoutProps } from './result-layout.ts';

interface PlayedFrameProps extends ResultLayoutProps {
  readonly cloth: Cloth;
  readonly children: ReactNode;
}

/** The round above its cards, and the service's description below them. */
export function PlayedFrame({ result, texts, cloth, children }: PlayedFrameProps) {
  return (
    <div className="mt mt-outcome" data-cloth={cloth}>
      <p className="mt-outcome-round">
        {texts.roundId} <span>{result.roundId}</span>
      </p>
      {children}
      {result.parts.length > 0 && (
        <ul className="mt-outcome-parts" lang="en" dir="ltr">
          {result.parts.map((part, nth) => (
            <li key={`${part} ${nth.toString()}`}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PlayedHand {
  /** The hand's key in the translations; `english` is shown where a language has no translation. */
  readonly word: string;
  readonly english: string;
  readonly cards: readonly Card[];
  readonly caption?: string | undefined;
  /** Belongs to no side, so it is never shown as winning or losing. */
  readonly isNeutral?: boolean;
}

interface PlayedHandsProps extends ResultLayoutProps {
  readonly cloth: Cloth;
  readonly hands: readonly PlayedHand[];
  readonly cardWidth: number;
  /** The words of the hands that won; empty if none did. */
  readonly winners: readonly string[];
}

/** A row for each hand, with winners marked and the others dimmed. */
export function PlayedHands({ result, texts, cloth, hands, cardWidth, winners }: PlayedHandsProps) {
  const hasWinner = hands.some(({ word }) => winners.includes(word));
  const stateOf = ({ word, isNeutral }: PlayedHand) =>
    isNeutral || !hasWinner ? 'lying' : winners.includes(word) ? 'won' : 'lost';
  return (
    <PlayedFrame result={result} texts={texts} cloth={cloth}>
      {hands.map((hand) => (
        <HandRow
          key={hand.word}
          title={texts.words[hand.word] ?? hand.english}
          caption={hand.caption}
          cards={hand.cards}
          cardWidth={cardWidth}
          state={stateOf(hand)}
          winnerWord={texts.winner}
        />
      ))}
    </PlayedFrame>
  );
}

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
