import { HandsResult } from '../../faces/result/hands-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { twoHands } from '../teenpatti-twenty/result.tsx';
import { placeOfWin } from './scene.ts';

export const TeenpattiOneDayResult: ResultView = (props) => (
  <HandsResult of={props} cloth="green" hands={twoHands} cardWidth={58} winner={placeOfWin(props.win)} />
);
