import { HandRow } from '../faces/result/hand-row.tsx';
import type { Cloth } from '../faces/scene/scene-layout.ts';
import type { Card } from '../kit/cards.ts';
import { PlayedFrame } from './played-frame.tsx';
import type { ResultLayoutProps } from './result-layout.ts';

export interface PlayedHand {
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
