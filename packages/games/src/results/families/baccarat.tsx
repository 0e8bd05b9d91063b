import { cardsAt } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** 3 is a tie; 4 is the banker with six points, 5 the player of the second table. */
const winners: Readonly<Record<string, string>> = { 1: 'player', 2: 'banker', 4: 'banker', 5: 'player' };

/** A third card is drawn sideways. */
export const BaccaratLayout: ResultLayout = (props) => (
  <div className="mt-baccarat">
    <PlayedHands
      {...props}
      cloth="blue"
      cardWidth={50}
      hands={[
        { word: 'player', english: 'PLAYER', cards: cardsAt(props.result, 0, 2, 4) },
        { word: 'banker', english: 'BANKER', cards: cardsAt(props.result, 1, 3, 5) },
      ]}
      winners={[winners[props.result.win] ?? '']}
    />
  </div>
);
