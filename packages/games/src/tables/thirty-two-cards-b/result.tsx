import { HandsResult } from '../../faces/result/hands-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { fourHands } from '../thirty-two-cards/result.tsx';
import { placeOfWin } from '../thirty-two-cards/scene.ts';

export const ThirtyTwoCardsBResult: ResultView = (props) => (
  <HandsResult of={props} cloth="teal" hands={fourHands} cardWidth={40} winner={placeOfWin(props.win)} />
);
