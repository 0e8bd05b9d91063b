import type { CallPath, RequestOf } from '@maidan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notYetCalls } from '../../src/http/not-yet-wire.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Whoever opens a call takes its line away here. */
const waiting: { readonly [Path in (typeof notYetCalls)[number]]: RequestOf<Path> } = {
  'user/casinoLoginUrl': { gameId: '201206' },
  'matka/getMatkaList': {},
  'matka/getMatkaByMatkaEventId': { matkaEventId: '7' },
  'matka/matkaBetList': {},
  'matka/matkaPlaceBet': {
    matkaEventId: '7',
    gameType: 'SINGLE',
    betType: 'OPEN',
    betNumber: '0',
    amount: 100,
  },
};

let app: TestApp;
let client: { token: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await app.client({ username: 'ASHA' });
});
afterAll(() => app.close());

test('these calls wait for their product, and no others', () => {
  expect([...notYetCalls].sort()).toEqual(Object.keys(waiting).sort());
});

test.each(Object.entries(waiting) as [CallPath, RequestOf<CallPath>][])('%s says so', async (path, body) => {
  expect(await app.call(path, body, client)).toMatchObject({
    status: 200,
    error: true,
    code: 1,
    message: 'Not available yet',
  });
});
