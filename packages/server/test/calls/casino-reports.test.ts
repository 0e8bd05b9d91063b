import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const days = { fromDate: '2026-01-01', toDate: '2026-01-02' };

test('a casino day without bets comes to nothing', async () => {
  const client = await app.client({ username: 'ASHA', coins: 100 });
  expect((await app.call('reports/casinoTransactionReport', days, client)).data).toEqual({
    clientProfitLoss: 0,
    clientComm: 0,
    casinoBetData: [],
  });
  expect((await app.call('casino/diamondCasinoReportByUser', days, client)).data).toEqual([]);
});
