import { type Card, suitName, suitOf, suits } from '../../kit/cards.ts';
import { allCards } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** The four kings race: each lane has a king and the cards of its suit, in the order of `win`. */
export const RaceLayout: ResultLayout = (props) => {
  const cards = allCards(props.result);
  const laneOf = (suit: (typeof suits)[number]): Card[] => [
    `K${suit}`,
    ...cards.filter((card) => suitOf(card) === suit && card !== `K${suit}`),
  ];
  return (
    <PlayedHands
      {...props}
      cloth="green"
      cardWidth={34}
      hands={suits.map((suit) => ({
        word: suitName(suit).toLowerCase(),
        english: suitName(suit).toUpperCase(),
        cards: laneOf(suit),
      }))}
      winners={suits
        .filter((_, place) => String(place + 1) === props.result.win)
        .map((suit) => suitName(suit).toLowerCase())}
    />
  );
};
