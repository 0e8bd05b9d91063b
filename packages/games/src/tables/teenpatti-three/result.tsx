import { HandsResult } from '../../faces/result/hands-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { handPlaces, handTitles, placeOfWin } from './scene.ts';

const hands = handPlaces.map((place) => ({ place, title: handTitles[place], emblem: place }));

export const ThreeHandResult: ResultView = (props) => (
  <HandsResult of={props} cloth="green" hands={hands} cardWidth={53} winner={placeOfWin(props.win)} />
);
