import { cardsAt } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** Older services use 11 and 21, newer ones 1 and 2. */
const winners: Readonly<Record<string, string>> = { 11: 'a', 1: 'a', 21: 'b', 2: 'b' };

/** Two cards each, and five on the board. */
export const PokerLayout: ResultLayout = (props) => (
  <PlayedHands
    {...props}
    cloth="green"
    cardWidth={36}
    hands={[
      { word: 'a', english: 'PLAYER A', cards: cardsAt(props.result, 0, 1) },
      { word: 'b', english: 'PLAYER B', cards: cardsAt(props.result, 2, 3) },
      { word: 'board', english: 'BOARD', cards: cardsAt(props.result, 4, 5, 6, 7, 8), isNeutral: true },
    ]}
    winners={[winners[props.result.win] ?? '']}
  />
);
