import { beforeEach, expect, test, vi } from 'vitest';
import type { PlacedBet } from '../../../betting/slip.ts';
import { stubBrowser } from '../../../house/fake-browser.ts';
import type { SportsBet } from './sports-bet.ts';

const placed: PlacedBet<SportsBet> = {
  stake: 500,
  requestId: 'one-and-the-same',
  bet: {
    kind: 'match-odds',
    side: 'lay',
    selectionId: '2',
    selectionName: 'Tigers',
    odds: 1.85,
    marketId: '1.91',
    matchId: '1.9',
    eventId: '9',
    table: 'exchange:1.91',
    cell: 'exchange:1.91/2/lay0',
    row: 'exchange:1.91/2',
  },
};

const success = { error: false, code: 0, message: 'Bet Placed Successfully', data: {} };
const noPause = async () => undefined;

async function openApi(replies: readonly (object | 'lost')[]) {
  const left = [...replies];
  const sent: { address: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    sent.push({ address, body: JSON.parse(body) });
    const reply = left.shift();
    if (reply === undefined || reply === 'lost') throw new TypeError('network');
    return Response.json(reply);
  });
  const { loadFirstLanguage } = await import('../../../texts/texts.ts');
  await loadFirstLanguage();
  return { sent, api: await import('./api.ts') };
}

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

test('an exchange bet contains its own market, its side and the decimal price', async () => {
  const { sent, api } = await openApi([success]);
  await api.placeBet(placed, noPause);
  expect(sent).toEqual([
    {
      address: '/api/sports/oddBetPlaced',
      body: {
        odds: 1.85,
        amount: 500,
        selectionId: '2',
        marketId: '1.9',
        betfairMarketId: '1.91',
        eventId: '9',
        betFor: 'Tigers',
        run: 0,
        oddsType: 'matchOdds',
        type: 'K',
        requestId: 'one-and-the-same',
      },
    },
  ]);
});

test('a fancy bet uses its own call, with its run', async () => {
  const { sent, api } = await openApi([success]);
  const { marketId: _, ...head } = placed.bet;
  await api.placeBet(
    { ...placed, bet: { ...head, kind: 'fancy', side: 'back', run: 47, odds: 0.9 } },
    noPause,
  );
  expect(sent[0]?.address).toBe('/api/sports/sessionBetPlaced');
  expect(sent[0]?.body).toMatchObject({ run: 47, type: 'Y', odds: 0.9, oddsType: 'fancy' });
});

test('after a lost reply the bet is sent again with the same request id', async () => {
  const { sent, api } = await openApi(['lost', 'lost', success]);
  expect(await api.placeBet(placed, noPause)).toEqual({ isPlaced: true, message: 'Bet Placed Successfully' });
  expect(sent.map(({ body }) => body.requestId)).toEqual(Array(3).fill('one-and-the-same'));
});

test('after three lost replies the client sees that there was no answer', async () => {
  const { sent, api } = await openApi([]);
  expect(await api.placeBet(placed, noPause)).toEqual({
    isPlaced: false,
    message: 'No response received from the server',
    isUnanswered: true,
  });
  expect(sent).toHaveLength(3);
});

test('a refusal is an answer, and the bet is not sent again', async () => {
  const { sent, api } = await openApi([{ error: true, code: 1, message: 'This market is suspended' }]);
  expect(await api.placeBet(placed, noPause)).toEqual({
    isPlaced: false,
    message: 'This market is suspended',
  });
  expect(sent).toHaveLength(1);
});

test.each(['rate-changed', 'run-changed'])('a refusal by %s is reported as a changed price', async (key) => {
  const refusal = { key, figures: { was: '90', now: '50' } };
  const { api } = await openApi([{ error: true, code: 1, message: 'Changed', refusal }]);
  expect(await api.placeBet(placed, noPause)).toEqual({
    isPlaced: false,
    message: 'Changed',
    isPriceChanged: true,
  });
});

test('another refusal, or one without a key, is not reported as a changed price', async () => {
  const below = { key: 'stake-below-min', figures: { stakeMin: '100' } };
  const { api } = await openApi([
    { error: true, code: 1, message: 'Minimum bet is 100', refusal: below },
    { error: true, code: 1, message: 'Rate changed' },
  ]);
  for (let sent = 0; sent < 2; sent += 1)
    expect(await api.placeBet(placed, noPause)).not.toHaveProperty('isPriceChanged');
});

test('a bet accepted at another price than was tapped returns the price taken and the price asked', async () => {
  const { api } = await openApi([
    { ...success, data: { odds: 1.86 } },
    { ...success, data: { odds: 1.85 } },
  ]);
  expect(await api.placeBet(placed, noPause)).toMatchObject({
    isPlaced: true,
    takenAt: { taken: '1.86', requested: '1.85' },
  });
  expect(await api.placeBet(placed, noPause)).not.toHaveProperty('takenAt');
});
