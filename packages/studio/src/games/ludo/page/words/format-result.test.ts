import { expect, test } from 'vitest';
import type { LudoResult } from '../../../../wire/ludo.ts';
import { fakeTable } from '../fake-table.ts';
import { en } from '../texts/en.ts';
import { formatResult, payOf } from './format-result.ts';

const result = (part: Partial<LudoResult>): LudoResult => ({
  reason: 'turns',
  winner: 'B',
  isWonByYou: false,
  isTie: false,
  isVoid: false,
  paid: '0.00',
  record: null,
  ...part,
});
const won = { winner: 'A', isWonByYou: true, paid: '47.50' } as const;

test.each([
  [result(won), 'You won!', '47.50 points paid to you', 'higher score'],
  [result({}), 'Kiran won', 'Nothing is paid.', 'higher score'],
  [result({ ...won, reason: 'left' }), 'You won!', '47.50 points paid to you', 'Kiran left'],
  [result({ reason: 'left' }), 'Kiran won', 'Nothing is paid.', 'You left'],
  [result({ reason: 'lives' }), 'Kiran won', 'Nothing is paid.', 'You ran out of time three times'],
  [result({ ...won, reason: 'no-reveal' }), 'You won!', '47.50', 'Kiran did not open'],
  [
    result({ winner: null, isTie: true, paid: '25.00' }),
    'A tie',
    'Your stake of 25 points is back.',
    'Equal scores',
  ],
  [
    result({ winner: null, isVoid: true, reason: 'fault', paid: '25.00' }),
    'The game did not count',
    'Your stake of 25 points is back.',
    'our side',
  ],
  [
    result({ winner: null, isVoid: true, reason: 'not-started' }),
    'The game did not count',
    'Nothing is paid.',
    'before the first die',
  ],
])('the result "$reason", won by $winner, has its title, payment and reason', (end, title, paid, why) => {
  const words = formatResult(fakeTable(), end, en);
  expect(words.title).toBe(title);
  expect(words.paid).toContain(paid);
  expect(words.why).toContain(why);
});

test('the winner’s payment is exact', () => {
  expect(payOf(25, '1.90')).toBe('47.50');
  expect(payOf(5_000, '1.96')).toBe('9,800');
  expect(payOf(250, '1.90')).toBe('475');
  expect(payOf(1, '1.05')).toBe('1.05');
});
