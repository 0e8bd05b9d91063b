import { rankNumber, rankOf } from '../../kit/cards.ts';
import { everyNth } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

const lanes = [0, 1, 2, 3] as const;

/**
 * Total n starts with n points, and the four get cards in turn. Only `win` decides who is marked as the
 * winner.
 */
export const QueenLayout: ResultLayout = (props) => {
  const { result, texts } = props;
  return (
    <PlayedHands
      {...props}
      cloth="wine"
      cardWidth={36}
      hands={lanes.map((lane) => {
        const cards = everyNth(result, lane, lanes.length);
        const points = cards.reduce<number>((sum, card) => sum + rankNumber(rankOf(card)), lane);
        return {
          word: `total ${lane}`,
          english: `${texts.total} ${lane}`.toUpperCase(),
          cards,
          caption: String(points),
        };
      })}
      winners={[`total ${Number(result.win) - 1}`]}
    />
  );
};
