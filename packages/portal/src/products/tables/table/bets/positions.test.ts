import { type Coins, coinsFromWhole } from '@maidan/betting';
import { Cell } from '@maidan/games/boards';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { fakeTableBet } from './fake-table-bet.ts';
import {
  betsOnRound,
  legsOf,
  outcomeOf,
  positionsOf,
  profitsByCell,
  profitsOf,
  showPosition,
  stakesByCell,
  stakesOf,
  totalProfit,
} from './positions.ts';

const whole = (sums: ReadonlyMap<string, Coins>) =>
  Object.fromEntries([...sums].map(([sid, amount]) => [sid, Number(amount) / 100]));

const onLion = fakeTableBet({});
const onTiger = fakeTableBet({ _id: '2', sid: '11', amount: 50, posArray: { 11: 97, 21: -50, 31: -50 } });

test('a position is the sum of each bet’s profit if the option wins', () => {
  expect(whole(positionsOf([onLion, onTiger]))).toEqual({ 11: -3, 21: 144, 31: -150 });
});

test('an option whose bets offset one another has the position 0, and one that no bet concerns has none', () => {
  const onPair = fakeTableBet({ posArray: { 11: 0, 12: 460, 22: 0 } });
  const against = fakeTableBet({ posArray: { 11: 150, 21: -144, 31: 150 } });
  expect(whole(positionsOf([onLion, onTiger, against, onPair]))).toEqual({ 11: 147, 12: 460, 21: 0, 31: 0 });
});

test('stakes on one option are added up', () => {
  expect(whole(stakesOf([onLion, onLion, onTiger]))).toEqual({ 21: 200, 11: 50 });
});

test('a stake is only on the cell of its side', () => {
  const laid = { ...onLion, betType: 'No', amount: 30 } as const;
  expect(whole(stakesByCell([onLion, laid]))).toEqual({ '21/back': 100, '21/lay': 30 });
});

test('a settled bet that is still in the list of open ones counts once', () => {
  const settled = { ...onLion, isDeclare: 1, profitLoss: 194 } as const;
  expect(whole(stakesOf(betsOnRound([onLion, onTiger], [settled])))).toEqual({ 21: 100, 11: 50 });
});

test('bets that are not settled do not count in profits and in their total', () => {
  const won = { ...onLion, isDeclare: 1, profitLoss: 194 } as const;
  const lost = { ...onTiger, isDeclare: 1, profitLoss: -50 } as const;
  const open = { ...onTiger, profitLoss: 999 };
  expect(totalProfit([won, lost, open])).toBe(coinsFromWhole(144));
  expect(whole(profitsOf([won, lost, open]))).toEqual({ 21: 194, 11: -50 });
});

test('a bet with type No is a lay', () => {
  expect(legsOf([{ ...onLion, betType: 'No' }])).toMatchObject([{ option: '21', side: 'lay', odds: 19_400 }]);
});

const profits = new Map([
  ['1/back', coinsFromWhole(94)],
  ['2/back', coinsFromWhole(-100)],
  ['1/lay', coinsFromWhole(-94)],
  ['2/lay', coinsFromWhole(100)],
]);

test.each([
  ['1', 'back', 'won'],
  ['2', 'back', 'lost'],
  ['1', 'lay', 'lost'],
  ['2', 'lay', 'won'],
  ['3', 'back', undefined],
  ['3', 'lay', undefined],
] as const)('when option 1 wins, a bet on option %s to %s is %s', (sid, side, outcome) => {
  expect(outcomeOf(sid, side, { winners: ['1'], profits })).toBe(outcome);
});

test('a returned stake, of a tie or of a void round, is neither won nor lost', () => {
  const settled = { sid: '1', isDeclare: 1, profitLoss: 0 } as const;
  const returned = profitsByCell([fakeTableBet(settled), fakeTableBet({ ...settled, betType: 'No' })]);
  for (const side of ['back', 'lay'] as const)
    expect(outcomeOf('1', side, { winners: [], profits: returned })).toBeUndefined();
});

test('the winning option is highlighted without a bet too, but its lay is not', () => {
  const nothing = { winners: ['1'], profits: new Map() };
  expect([outcomeOf('1', 'back', nothing), outcomeOf('1', 'lay', nothing)]).toEqual(['won', undefined]);
});

test('before the result no cell has an outcome', () => {
  expect(outcomeOf('1', 'back', { winners: undefined, profits })).toBeUndefined();
});

function drawn(position: number): string {
  const cell = createElement(Cell, {
    name: 'Lion Winner',
    isLocked: false,
    position: showPosition(coinsFromWhole(position)),
    words: en.cell,
    onPress: () => undefined,
  });
  return renderToStaticMarkup(cell);
}

test('a position is red below zero and green otherwise, 0 among them', () => {
  expect(drawn(-1500)).toContain('data-loss="true">-1,500<');
  expect(drawn(144)).toContain('mt-cell-position">+144<');
  expect(drawn(0)).toContain('mt-cell-position">0<');
});
