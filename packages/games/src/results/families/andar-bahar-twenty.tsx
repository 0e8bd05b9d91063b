import { everyNth } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { PlayedResult } from '../played-result.ts';
import type { ResultLayout } from '../result-layout.ts';

/** A star in the list separates Andar from Bahar; without one they were dealt in turn, Bahar first. */
function sidesOf(result: PlayedResult) {
  const [andar, bahar] = result.sides;
  if (andar !== undefined && bahar !== undefined) return { andar, bahar };
  return { andar: everyNth(result, 1, 2), bahar: everyNth(result, 0, 2) };
}

/** Each card wins the bets on its own rank, so neither side wins. */
export const AndarBaharTwentyLayout: ResultLayout = (props) => {
  const { andar, bahar } = sidesOf(props.result);
  return (
    <PlayedHands
      {...props}
      cloth="wine"
      cardWidth={29}
      hands={[
        { word: 'andar', english: 'ANDAR', cards: andar },
        { word: 'bahar', english: 'BAHAR', cards: bahar },
      ]}
      winners={[]}
    />
  );
};
