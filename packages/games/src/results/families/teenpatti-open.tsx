import { HandRow } from '../../faces/result/hand-row.tsx';
import { cardsAt } from '../pick-cards.ts';
import { PlayedFrame } from '../played-frame.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** The seats around the dealer, from left to right. */
const seats = [1, 'dealer', 8, 2, undefined, 7, 3, 4, 5, 6] as const;
const dealer = 8;
const dealt = 9;

/** Teenpatti Open: players 1 to 8, each against the dealer. Several may win. */
export const TeenpattiOpenLayout: ResultLayout = ({ result, texts }) => {
  const handAt = (first: number) => cardsAt(result, first, first + dealt, first + 2 * dealt);
  return (
    <PlayedFrame result={result} texts={texts} cloth="green">
      <div className="mt-seats">
        {seats.map((seat) => {
          if (seat === undefined) return <span key="empty" />;
          const isDealer = seat === 'dealer';
          const word = isDealer ? seat : `player ${seat}`;
          const isWon = !isDealer && result.sids.includes(String(seat));
          return (
            <HandRow
              key={seat}
              title={texts.words[word] ?? word.toUpperCase()}
              cards={handAt(isDealer ? dealer : seat - 1)}
              cardWidth={22}
              state={isDealer ? 'lying' : isWon ? 'won' : 'lost'}
              winnerWord={texts.winner}
            />
          );
        })}
      </div>
    </PlayedFrame>
  );
};
