import { coinsFromWhole } from '@maidan/betting';
import { expect, onTestFinished, test } from 'vitest';
import { dayOf } from '../../src/ledger/period.ts';
import { writeTransfers } from '../../src/wallet/transfer.ts';
import { openAccountDesk } from '../support/account-desk.ts';

const dayMs = 86_400_000;
/** Two more than a report lists. */
const days = 1002;

test('of more than a thousand days at games the latest thousand are listed, with the total of all', async () => {
  const desk = await openAccountDesk();
  onTestFinished(() => desk.close());
  const [client, payer] = [await desk.client('INDU'), await desk.client('PAYER')];
  await desk.market('round', 'of-table', { kind: 'lucky', name: 'Lucky', product: 'tables' });
  const won = { from: payer.id, to: client.id, coins: coinsFromWhole(3), kind: 'settlement' } as const;
  for (let ago = 0; ago < days; ago += 1)
    await writeTransfers(desk.db, [{ ...won, marketId: 'round' }], desk.clock.now() - ago * dayMs);

  const asked = { fromDate: '2020-01-01', toDate: dayOf(desk.clock.now()) };
  const { data: whole } = await desk.app.call('reports/casinoTransactionReport', asked, client);
  expect(whole).toMatchObject({ clientProfitLoss: 3 * days, clientComm: 0, hasMore: true });
  const { data: entries = [] } = await desk.app.call('casino/diamondCasinoReportByUser', asked, client);
  expect(entries).toHaveLength(1000);
  expect(entries[0]).toMatchObject({ date: asked.toDate, totalAmount: 3, hasMore: true });
});
