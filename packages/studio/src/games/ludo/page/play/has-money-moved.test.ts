import { expect, test } from 'vitest';
import { fakeSeat, fakeTable } from '../fake-table.ts';
import { hasMoneyMoved } from './use-ludo.ts';

const fresh = fakeTable({ stage: 'committing' });
const staked = fakeTable({ stage: 'committing', seats: [fakeSeat({ seedHash: 'a1' })] });
const result = {
  reason: 'turns',
  winner: 'A',
  isWonByYou: true,
  isTie: false,
  isVoid: false,
  paid: '47.50',
  record: null,
} as const;
const over = { ...staked, stage: 'over', result } as const;

test('the balance is loaded when a stake is locked, when the game begins and when it is over', () => {
  expect(hasMoneyMoved(fresh, staked)).toBe(true);
  expect(hasMoneyMoved(staked, { ...staked, stage: 'playing' })).toBe(true);
  expect(hasMoneyMoved({ ...staked, stage: 'playing' }, over)).toBe(true);
});

test('the balance is not loaded while nothing is staked, nor with every die', () => {
  expect(hasMoneyMoved(null, fresh)).toBe(false);
  expect(hasMoneyMoved(null, null)).toBe(false);
  const playing = { ...staked, stage: 'playing' } as const;
  expect(hasMoneyMoved(playing, { ...playing })).toBe(false);
  expect(hasMoneyMoved(over, over)).toBe(false);
});
