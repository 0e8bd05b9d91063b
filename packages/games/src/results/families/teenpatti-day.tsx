import { everyNth } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

const winners: Readonly<Record<string, string>> = { 1: 'a', 2: 'b' };

/** 1 Day Teenpatti: A and B get cards in turn. */
export const TeenpattiDayLayout: ResultLayout = (props) => (
  <PlayedHands
    {...props}
    cloth="green"
    cardWidth={58}
    hands={[
      { word: 'a', english: 'PLAYER A', cards: everyNth(props.result, 0, 2) },
      { word: 'b', english: 'PLAYER B', cards: everyNth(props.result, 1, 2) },
    ]}
    winners={[winners[props.result.win] ?? '']}
  />
);
