import { beforeEach, expect, test, vi } from 'vitest';

const call = vi.fn();
const setWallet = vi.fn();
vi.mock('../../../house/call.ts', () => ({ call, noResponseCode: -1 }));
vi.mock('../../../house/wallet-store.ts', () => ({ setWallet }));
vi.mock('../../../house/session.ts', () => ({ updateSession: vi.fn() }));

const { placeNumber } = await import('./place-number-wire.ts');

const bet = {
  matkaEventId: '7005',
  game: 'JODI',
  draw: 'CLOSE',
  number: '07',
  stake: 500,
  day: '2026-07-14',
  requestId: 'request-1-0',
} as const;
const noPause = async () => {};

beforeEach(() => {
  call.mockReset();
  setWallet.mockReset();
});

test('a number is sent as the document says, with its leading zero and the day it is for', async () => {
  call.mockResolvedValue({ ok: true, message: 'Bet Successful', data: { totalCoins: 400, exposure: 500 } });
  expect(await placeNumber(bet, noPause)).toEqual({ isPlaced: true, message: 'Bet Successful' });
  expect(call.mock.calls).toEqual([
    [
      'matka/matkaPlaceBet',
      {
        matkaEventId: '7005',
        gameType: 'JODI',
        betType: 'CLOSE',
        betNumber: '07',
        amount: 500,
        day: '2026-07-14',
        requestId: 'request-1-0',
      },
    ],
  ]);
  expect(setWallet.mock.calls).toEqual([[{ coins: 400, exposure: 500 }]]);
});

test('a refusal keeps the house’s message, and does not change the wallet', async () => {
  call.mockResolvedValue({ ok: false, code: 1, message: 'Matka Bet Timeout' });
  expect(await placeNumber(bet, noPause)).toEqual({ isPlaced: false, message: 'Matka Bet Timeout' });
  expect(setWallet).not.toHaveBeenCalled();
});

test('without an answer the same number is sent again with its id, and finally there is no message', async () => {
  call.mockResolvedValue({ ok: false, code: -1, message: 'No response received from the server' });
  expect(await placeNumber(bet, noPause)).toEqual({ isPlaced: false, message: '', isUnanswered: true });
  expect(call.mock.calls.length).toBeGreaterThan(1);
  expect(new Set(call.mock.calls.map(([, { requestId }]) => requestId))).toEqual(new Set(['request-1-0']));
});
