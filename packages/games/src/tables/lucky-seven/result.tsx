import { placeTitle } from '../../faces/place-title.ts';
import { OneCardResult } from '../../faces/result/one-card-result.tsx';
import type { ResultView } from '../../faces/result/result-view.ts';
import { placeOfWin } from './scene.ts';

const titles: Readonly<Record<string, string>> = { low: 'LOW', high: 'HIGH', tie: '7' };

export const LuckySevenResult: ResultView = (props) => {
  const winner = placeOfWin(props.win) ?? '';
  return (
    <OneCardResult
      of={props}
      cloth="blue"
      title={placeTitle(props.titles, winner, titles[winner] ?? '')}
      isWon={winner !== 'tie' && winner !== ''}
    />
  );
};
