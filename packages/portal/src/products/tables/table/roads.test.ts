import type { PastRound } from '@maidan/contract/wire';
import type { TableOption } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { countWins, decidedOf, presentStreak } from './roads.tsx';

const round = (result: string, sids: readonly string[] = [result], isVoid = false): PastRound => ({
  mid: `r-${result}`,
  result,
  sids: [...sids],
  isVoid,
});

test('an option’s wins are counted over the rounds, and one that never won has 0', () => {
  const options = ['1', '2', '4'].map((sid) => ({ sid })) as TableOption[];
  const rounds = [round('1', ['1', '4']), round('1'), round('2')];
  expect(countWins(rounds, options).map(({ option, wins }) => [option.sid, wins])).toEqual([
    ['1', 2],
    ['2', 1],
    ['4', 1],
  ]);
});

test('a void round and one without a result are not counted', () => {
  expect(decidedOf([round('1'), round('1', [], true), round('', [])])).toHaveLength(1);
});

test('a streak is the number of equal results, newest first', () => {
  expect(
    presentStreak(
      ['2', '2', '1', '2'].map((code) => round(code)),
      undefined,
    ),
  ).toEqual({ result: '2', count: 2 });
  expect(presentStreak([round('3'), round('3')], undefined)).toEqual({ result: '3', count: 2 });
  expect(presentStreak([], undefined)).toBeUndefined();
});

test('with two sides a tie neither counts nor ends a streak', () => {
  const rounds = ['3', '1', '3', '1', '2'].map((code) => round(code));
  expect(presentStreak(rounds, ['1', '2'])).toEqual({ result: '1', count: 2 });
});
