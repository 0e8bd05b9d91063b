import type { ReactNode } from 'react';
import type { DealtCard } from '../../game.ts';
import type { Card } from '../../kit/cards.ts';
import { PlayingCard } from '../cards/playing-card.tsx';
import { Emblem } from '../emblems/emblem.tsx';
import type { EmblemName } from '../emblems/emblem-art.ts';
import { placeTitle } from '../place-title.ts';
import type { Cloth } from '../scene/scene-layout.ts';

interface ResultViewProps {
  readonly roundId: string;
  readonly cards: readonly DealtCard[];
  /** The result's code, as the wire names it. */
  readonly win: string;
  /** The reason, as a sentence. */
  readonly reason: string;
  /** The name of each hand, by place. */
  readonly captions?: Readonly<Record<string, string>> | undefined;
  /** Names of the places in the player's language. */
  readonly titles?: Readonly<Record<string, string>> | undefined;
  readonly words: { readonly roundId: string; readonly winner: string };
}

export type ResultView = (props: ResultViewProps) => ReactNode;

interface ResultFrameProps {
  readonly of: ResultViewProps;
  readonly cloth: Cloth;
  readonly children: ReactNode;
}

/** The common frame of a result: the round above the cards, the reason below them. */
export function ResultFrame({ of, cloth, children }: ResultFrameProps) {
  return (
    <div className="mt mt-outcome" data-cloth={cloth}>
      <p className="mt-outcome-round">
        {of.words.roundId} <span>{of.roundId}</span>
      </p>
      {children}
      <p className="mt-outcome-reason">{of.reason}</p>
    </div>
  );
}

interface HandRowProps {
  readonly title: string;
  readonly emblem?: ReactNode;
  readonly caption?: string | undefined;
  readonly cards: readonly Card[];
  readonly cardWidth: number;
  readonly state: 'won' | 'lost' | 'lying';
  /** The label of the winner. */
  readonly winnerWord: string;
}

/** More cards than this are placed under their title instead of beside it. */
const handMax = 5;

export function HandRow({ title, emblem, caption, cards, cardWidth, state, winnerWord }: HandRowProps) {
  return (
    <section
      className="mt-hand"
      data-state={state}
      data-long={cards.length > handMax || undefined}
      aria-label={title}
    >
      <div className="mt-hand-words">
        <span className="mt-hand-head">
          {emblem}
          {state === 'won' && <em>{winnerWord}</em>}
        </span>
        <b>{title}</b>
        {caption !== undefined && <span>{caption}</span>}
      </div>
      <div className="mt-hand-cards">
        {cards.map((card, nth) => (
          <PlayingCard key={`${card} ${nth.toString()}`} card={card} width={cardWidth} state={state} />
        ))}
      </div>
    </section>
  );
}

interface HandPlan {
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

interface OneCardResultProps {
  readonly of: ResultViewProps;
  readonly cloth: Cloth;
  /** The side that the card is on. */
  readonly title: string;
  readonly isWon: boolean;
}

/** The one card that decided the round, beside the winning side. */
export function OneCardResult({ of, cloth, title, isWon }: OneCardResultProps) {
  return (
    <ResultFrame of={of} cloth={cloth}>
      <HandRow
        title={title}
        cards={of.cards.map(({ card }) => card)}
        cardWidth={72}
        state={isWon ? 'won' : 'lying'}
        winnerWord={of.words.winner}
      />
    </ResultFrame>
  );
}
