import { allCards } from '../pick-cards.ts';
import { PlayedHands } from '../played-hands.tsx';
import type { ResultLayout } from '../result-layout.ts';

/** Indexed by `win`, which counts from 1. */
const films = [
  'DON',
  'Amar Akbar Anthony',
  'Sahib Bibi Aur Ghulam',
  'Dharam Veer',
  'Kis Kisko Pyaar Karoon',
  'Ghulam',
] as const;

/** One card decides which of six films wins. */
export const BollywoodTableLayout: ResultLayout = (props) => {
  const place = Number(props.result.win) - 1;
  const film = films[place];
  const letter = film === undefined ? '' : `${String.fromCharCode(65 + place)}: `;
  return (
    <PlayedHands
      {...props}
      cloth="wine"
      cardWidth={72}
      hands={[{ word: 'film', english: `${letter}${film ?? ''}`, cards: allCards(props.result) }]}
      winners={film === undefined ? [] : ['film']}
    />
  );
};
