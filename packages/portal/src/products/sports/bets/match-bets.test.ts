import { expect, test, vi } from 'vitest';
import { wholePosition } from './match-bets.ts';

vi.mock('../../../house/call.ts', () => ({}));

test('a position without fancies, as the document has it, holds none', () => {
  const oddsPosition = [{ _id: '1', oddsType: 'bookmaker', totalPosition: 900 }];
  expect(wholePosition({ oddsPosition })).toEqual({ oddsPosition, sessionPosition: [] });
});
