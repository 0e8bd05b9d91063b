import { HandsResult } from '../../faces/result/hands-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { places } from './deal.ts';
import { placeOfWin } from './scene.ts';

export const fourHands = places.map((place) => ({ place, title: place.toUpperCase() }));

export const ThirtyTwoCardsResult: ResultView = (props) => (
  <HandsResult of={props} cloth="indigo" hands={fourHands} cardWidth={40} winner={placeOfWin(props.win)} />
);
