import { OneCardResult } from '../../faces/result/one-card-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { placeOfWin } from './scene.ts';

export const AmarAkbarAnthonyResult: ResultView = (props) => {
  const winner = placeOfWin(props.win);
  const title = winner === undefined ? '' : (props.titles?.[winner] ?? winner.toUpperCase());
  return <OneCardResult of={props} cloth="wine" title={title} isWon={winner !== undefined} />;
};
