import { expect, test } from 'vitest';
import { createSlip } from '../../../betting/slip.ts';
import { lionsBet } from './fake-bet.ts';
import { type SportsBet, slipSeconds } from './sports-bet.ts';

test('a slip opens with amount 0 and 10 seconds', () => {
  const slip = createSlip<SportsBet>({
    seconds: slipSeconds,
    place: async () => ({ isPlaced: true, message: '' }),
    onPlaced: () => undefined,
    now: () => 0,
    everySecond: () => () => undefined,
    newRequestId: () => 'request',
    availableCoins: () => undefined,
  });
  slip.open(lionsBet);
  expect(slip.get()).toEqual({ kind: 'open', bet: lionsBet, stake: 0, secondsLeft: 10 });
});
