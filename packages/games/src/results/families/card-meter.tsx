import { type Card, rankNumber, rankOf } from '../../kit/cards.ts';
import { allCards } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { PlayedResult } from '../played-result.ts';
import type { ResultLayout } from '../result-layout.ts';

/** These count for the side that the player did not bet on. */
const apart: readonly Card[] = ['9SS', '10SS'];
const lowMost = 9;

/** Services number the sides differently, so the winner's name has precedence. */
function winnerOf({ winnerName, win }: PlayedResult): string {
  const named = /^(low|high)\b/i.exec(winnerName)?.[1]?.toLowerCase();
  return named ?? (win === '1' ? 'low' : win === '2' ? 'high' : '');
}

export const CardMeterLayout: ResultLayout = (props) => {
  const cards = allCards(props.result);
  const isLow = (card: Card) => rankNumber(rankOf(card)) <= lowMost;
  const counted = cards.filter((card) => !apart.includes(card));
  const aside = cards.filter((card) => apart.includes(card));
  const sides = [
    { word: 'low', english: 'LOW CARDS', cards: counted.filter(isLow), caption: '1-9' },
    { word: 'high', english: 'HIGH CARDS', cards: counted.filter((card) => !isLow(card)), caption: '10-K' },
  ];
  const spades = { word: 'spades', english: '9♠ 10♠', cards: aside, isNeutral: true };
  return (
    <PlayedHands
      {...props}
      cloth="teal"
      cardWidth={34}
      hands={aside.length === 0 ? sides : [...sides, spades]}
      winners={[winnerOf(props.result)]}
    />
  );
};
