import { allCards } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** Document 2, section 2: the popup shows sid-win. */
export const WorliLayout: ResultLayout = (props) => {
  const { sids, win } = props.result;
  const said = [sids.join(','), win].filter(Boolean).join('-');
  return (
    <PlayedHands
      {...props}
      cloth="teal"
      cardWidth={58}
      hands={[{ word: 'pana', english: said, cards: allCards(props.result) }]}
      winners={['pana']}
    />
  );
};
