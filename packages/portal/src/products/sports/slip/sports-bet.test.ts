import { expect, test, vi } from 'vitest';
import { lionsBet } from './fake-bet.ts';
import { retakeOf } from './sports-bet.ts';

const changed = { isPlaced: false, message: 'Rate changed from 90 to 50', isPriceChanged: true };
const tooLittle = { isPlaced: false, message: 'Minimum bet is 100' };

test('a bet refused for a changed price can be placed again at the present one', () => {
  const retry = vi.fn();
  const retake = retakeOf({ bet: lionsBet, outcome: changed }, { odds: 0.5 }, retry);
  expect(retake?.price).toContain('50');
  retake?.onTake();
  expect(retry).toHaveBeenCalledWith({ odds: 0.5 });
});

test('a bet refused for another reason is not offered again, though its price has moved since', () => {
  expect(retakeOf({ bet: lionsBet, outcome: tooLittle }, { odds: 0.5 }, vi.fn())).toBeUndefined();
});

test('nothing is offered while there is no price, or while it is the one that was refused', () => {
  for (const now of [undefined, { odds: lionsBet.odds }])
    expect(retakeOf({ bet: lionsBet, outcome: changed }, now, vi.fn())).toBeUndefined();
});
