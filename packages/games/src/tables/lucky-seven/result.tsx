import { OneCardResult } from '../../faces/result/one-card-result.tsx';
import type { ResultView, ResultViewProps } from '../../faces/result/result-view.ts';
import { placeOfWin } from './scene.ts';

const titles: Readonly<Record<string, string>> = { low: 'LOW', high: 'HIGH', tie: '7' };

function titleOf(place: string, words: ResultViewProps['titles']): string {
  const title = titles[place] ?? '';
  return words?.[place] ?? words?.[title] ?? title;
}

export const LuckySevenResult: ResultView = (props) => {
  const winner = placeOfWin(props.win) ?? '';
  return (
    <OneCardResult
      of={props}
      cloth="blue"
      title={titleOf(winner, props.titles)}
      isWon={winner !== 'tie' && winner !== ''}
    />
  );
};
