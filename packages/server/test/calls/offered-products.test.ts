import { type CallPath, calls, type RequestOf } from '@maidan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type CallOf = { [Path in CallPath]: readonly [Path, RequestOf<Path>] }[CallPath];
const callOf = <Path extends CallPath>(path: Path, request: RequestOf<Path>) => [path, request] as CallOf;

const [matkaEventId, day, eventId, roundId] = ['7007', '2026-01-01', '303031', 'aviator.1'];

/** A shipped brand without the product, its calls, and those that a client with bets there still needs. */
const products = [
  {
    product: 'matka',
    brand: 'ruby',
    refused: [
      callOf('matka/getMatkaList', {}),
      callOf('matka/getMatkaByMatkaEventId', { matkaEventId }),
      callOf('matka/matkaChart', { matkaEventId }),
      callOf('matka/matkaProof', { matkaEventId, day }),
      callOf('matka/matkaPlaceBet', {
        matkaEventId,
        gameType: 'SINGLE',
        betType: 'OPEN',
        betNumber: '8',
        amount: 100,
      }),
    ],
    answered: [callOf('matka/matkaBetList', {}), callOf('matka/matkaBetCancel', { betId: '1' })],
  },
  {
    product: 'aviator',
    brand: 'indigo',
    refused: [
      callOf('casino/avaitorGamePlace', { roundId, eventId, amount: 100 }),
      callOf('game/getRoundIdDetails', {}),
      callOf('v1/game/lastRounds', {}),
      callOf('v1/game/getRoundIdDetails', { gameType: 'aviator' }),
    ],
    answered: [
      callOf('casino/avaitorCashOut', { roundId, eventId, betId: '1' }),
      callOf('casino/aviatorBetCancel', { roundId, eventId, betId: '1' }),
      callOf('casino/avaitorBetsList', { eventId }),
    ],
  },
] as const;

describe.each(products)('a brand that does not offer $product', ({ product, brand, refused, answered }) => {
  let client: Awaited<ReturnType<TestApp['client']>>;
  beforeAll(async () => {
    client = await app.client({ username: `PLAYER${product.toUpperCase()}`, brand, coins: 1_000 });
  });

  test('refuses its calls in words', async () => {
    for (const [path, request] of refused)
      expect(await app.call(path, request, client), path).toMatchObject({
        status: calls[path].refusalStatus,
        error: true,
        message: 'This is not offered here',
        refusal: { key: 'not-offered-here' },
      });
  });

  test('still answers a client about bets it has there', async () => {
    for (const [path, request] of answered)
      expect((await app.call(path, request, client)).refusal?.key, path).not.toBe('not-offered-here');
  });

  test('has named each of its calls here', () => {
    const paths = [...refused, ...answered].map(([path]) => path);
    expect(paths.toSorted()).toEqual(Object.keys(app.products[product].handlers).toSorted());
  });
});

test('details of Aviator are given by a brand that offers it and by no other', async () => {
  const path = 'casino/getDiamondCasinoByEventId';
  const [pilot, walker] = [
    await app.client({ username: 'PILOT', coins: 10 }),
    await app.client({ username: 'WALKER', brand: 'indigo', coins: 10 }),
  ];
  expect(await app.call(path, { eventId }, pilot)).toMatchObject({ error: false, data: { name: 'Aviator' } });
  expect(await app.call(path, { eventId }, walker)).toMatchObject({ error: true });
});
