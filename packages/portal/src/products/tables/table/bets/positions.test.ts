import { type Coins, coinsFromWhole } from '@maidan/betting';
import { expect, test } from 'vitest';
import { fakeTableBet } from './fake-table-bet.ts';
import {
  betsOnRound,
  legsOf,
  positionsOf,
  profitsOf,
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
