import { cardsAt } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

const players = [1, 2, 3, 4, 5, 6] as const;
const dealer = 6;

/** One card each, players 1 to 6 against the dealer. Several may win. */
export const WarLayout: ResultLayout = (props) => (
  <div className="mt-pairs">
    <PlayedHands
      {...props}
      cloth="indigo"
      cardWidth={44}
      hands={[
        { word: 'dealer', english: 'DEALER', cards: cardsAt(props.result, dealer), isNeutral: true },
        ...players.map((player) => ({
          word: `player ${player}`,
          english: `PLAYER ${player}`,
          cards: cardsAt(props.result, player - 1),
        })),
      ]}
      winners={props.result.sids.map((sid) => `player ${sid}`)}
    />
  </div>
);
