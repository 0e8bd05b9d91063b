import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const call = vi.fn();
const setWallet = vi.fn();
vi.mock('../../../house/call.ts', () => ({ call, noResponseCode: -1 }));
vi.mock('../../../house/wallet-store.ts', () => ({ setWallet }));
vi.mock('../../../house/session.ts', () => ({ updateSession: vi.fn() }));

const { callKey } = await import('../../../house/query-client.ts');
const { fakeTableBet } = await import('./bets/fake-table-bet.ts');
const { placeBet, takeBetBack, useSettledBets } = await import('./api.ts');

const placed = {
  bet: {
    cell: '21/back',
    roundId: 'teen9-7',
    sid: '21',
    side: 'back',
    name: 'Lion Winner',
    betFor: 'lion',
    rate: 2.94,
  },
  stake: 500,
  requestId: 'request-1',
} as const;
const terms = { eventId: '3048', code: 'teen9', oddsDifference: 0.02 };
const noPause = async () => {};

beforeEach(() => call.mockReset());
afterEach(() => setWallet.mockReset());

test('a bet is sent as the document says: rate as a text less the difference, amount as a number', async () => {
  call.mockResolvedValue({ ok: true, message: 'Bet Placed Successfully', data: {} });
  await placeBet(placed, terms, noPause);
  expect(call.mock.calls).toEqual([
    [
      'casino/casinoBetPlace',
      {
        roundId: 'teen9-7',
        sid: '21',
        rate: '2.92',
        amount: 500,
        casinoType: 'teen9',
        eventId: '3048',
        betFor: 'lion',
        nat: 'Lion Winner',
        isLay: false,
        requestId: 'request-1',
      },
    ],
  ]);
});

test('a No bet is sent as a lay', async () => {
  call.mockResolvedValue({ ok: true, message: '', data: {} });
  await placeBet({ ...placed, bet: { ...placed.bet, side: 'lay' } }, terms, noPause);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ isLay: true });
});

test('coins and exposure of the reply become the wallet, which is unchanged if the reply has none', async () => {
  call.mockResolvedValueOnce({ ok: true, message: 'ok', data: { totalCoins: 400, exposure: 100 } });
  expect(await placeBet(placed, terms, noPause)).toEqual({ isPlaced: true, message: 'ok' });
  expect(setWallet.mock.calls).toEqual([[{ coins: 400, exposure: 100 }]]);
  call.mockResolvedValueOnce({ ok: true, message: 'ok', data: {} });
  await placeBet(placed, terms, noPause);
  expect(setWallet).toHaveBeenCalledTimes(1);
});

test('a refusal keeps the house’s message', async () => {
  call.mockResolvedValue({ ok: false, code: 1, message: 'Market suspended' });
  expect(await placeBet(placed, terms, noPause)).toEqual({ isPlaced: false, message: 'Market suspended' });
});

test('without an answer the same bet is sent again, and finally there is no message', async () => {
  call.mockResolvedValue({ ok: false, code: -1, message: 'No response received from the server' });
  expect(await placeBet(placed, terms, noPause)).toEqual({
    isPlaced: false,
    message: '',
    isUnanswered: true,
  });
  expect(new Set(call.mock.calls.map(([, { requestId }]) => requestId))).toEqual(new Set(['request-1']));
  expect(call.mock.calls.length).toBeGreaterThan(1);
});

test('a bet taken back is sent with its round, and the wallet of the reply is shown', async () => {
  call.mockResolvedValue({ ok: true, message: 'Bet Taken Back', data: { totalCoins: 900, exposure: 0 } });
  const bet = { eventId: '3048', roundId: 'teen9.7', _id: '41' };
  expect(await takeBetBack(bet, 'back-1', noPause)).toEqual({ isTaken: true, message: 'Bet Taken Back' });
  expect(call.mock.calls).toEqual([
    ['casino/casinoBetTakeBack', { eventId: '3048', roundId: 'teen9.7', betId: '41', requestId: 'back-1' }],
  ]);
  expect(setWallet.mock.calls).toEqual([[{ coins: 900, exposure: 0 }]]);
});

test('after a lost answer, taking a bet back is sent again with the same id', async () => {
  call
    .mockResolvedValueOnce({ ok: false, code: -1, message: 'No response received from the server' })
    .mockResolvedValueOnce({ ok: false, code: 1, message: 'Too late' });
  const bet = { eventId: '3048', roundId: 'teen9.7', _id: '41' };
  expect(await takeBetBack(bet, 'back-2', noPause)).toEqual({ isTaken: false, message: 'Too late' });
  expect(call.mock.calls.map(([, { requestId }]) => requestId)).toEqual(['back-2', 'back-2']);
});

test('the settled bets of a round are those of that round, whatever else the house sends', () => {
  const queries = new QueryClient();
  const request = { eventId: '3048', roundId: 'r1', isDeclare: true, isDeleted: false };
  const sent = [fakeTableBet({ _id: 'this' }), fakeTableBet({ _id: 'earlier', roundId: 'r0' })];
  queries.setQueryData(callKey('casino/diamondBetsList', request), sent);
  const Ids = () => useSettledBets('3048', 'r1').map(({ _id }) => _id);
  const page = createElement(QueryClientProvider, { client: queries }, createElement(Ids));
  expect(renderToStaticMarkup(page)).toBe('this');
});
