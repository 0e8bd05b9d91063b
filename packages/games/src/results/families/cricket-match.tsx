import { allCards } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** The last ball is one card, and `win` is the number of runs it scored. */
export const CricketMatchLayout: ResultLayout = (props) => (
  <PlayedHands
    {...props}
    cloth="green"
    cardWidth={72}
    hands={[{ word: 'runs', english: 'RUNS', cards: allCards(props.result), caption: props.result.win }]}
    winners={[]}
  />
);
