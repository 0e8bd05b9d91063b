import { HandRow } from '../../faces/result/hand-row.tsx';
import { allCards } from '../pick-cards.ts';
import { PlayedFrame } from '../played-frame.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** What every result has: round, time, winner and description as text, and the cards in a row. */
export const UnknownGameLayout: ResultLayout = ({ result, texts }) => {
  const cards = allCards(result);
  return (
    <PlayedFrame result={result} texts={texts} cloth="green">
      <p className="mt-outcome-none">{texts.unknownGame(result.gtype)}</p>
      {result.time !== '' && (
        <p className="mt-outcome-round" lang="en" dir="ltr">
          {result.time}
        </p>
      )}
      {(result.winnerName !== '' || cards.length > 0) && (
        <HandRow
          title={result.winnerName}
          cards={cards}
          cardWidth={36}
          state={result.winnerName === '' ? 'lying' : 'won'}
          winnerWord={texts.winner}
        />
      )}
    </PlayedFrame>
  );
};
