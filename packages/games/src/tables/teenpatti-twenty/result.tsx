import { HandsResult } from '../../faces/result/hands-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { placeOfWin } from './scene.ts';

export const twoHands = [
  { place: 'a', title: 'PLAYER A' },
  { place: 'b', title: 'PLAYER B' },
] as const;

export const TeenpattiTwentyResult: ResultView = (props) => (
  <HandsResult of={props} cloth="green" hands={twoHands} cardWidth={58} winner={placeOfWin(props.win)} />
);
