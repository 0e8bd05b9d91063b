import { HandsResult } from '../../faces/result/hands-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { places } from '../thirty-two-cards/deal.ts';
import { placeOfWin } from '../thirty-two-cards/scene.ts';

const hands = places.map((place) => ({ place, title: place.toUpperCase() }));

export const ThirtyTwoCardsBResult: ResultView = (props) => (
  <HandsResult of={props} cloth="teal" hands={hands} cardWidth={40} winner={placeOfWin(props.win)} />
);
