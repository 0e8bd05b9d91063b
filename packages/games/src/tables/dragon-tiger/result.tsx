import { HandsResult } from '../../faces/result/hands-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { placeOfWin } from './scene.ts';

const hands = [
  { place: 'dragon', title: 'DRAGON', emblem: 'dragon' },
  { place: 'tiger', title: 'TIGER', emblem: 'tiger' },
] as const;

export const DragonTigerResult: ResultView = (props) => (
  <HandsResult of={props} cloth="indigo" hands={hands} cardWidth={64} winner={placeOfWin(props.win)} />
);
