import { coinsFromWhole } from '@maidan/betting';
import { expect, onTestFinished, test } from 'vitest';
import { dayOf } from '../../src/time/period.ts';
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

  const request = { fromDate: '2020-01-01', toDate: dayOf(desk.clock.now()) };
  const { data: whole } = await desk.app.call(
    'reports/casinoTransactionReport',
    { ...request, withTotals: true },
    client,
  );
  expect(whole).toMatchObject({ clientProfitLoss: 3 * days, clientComm: 0, hasMore: true });
  const { data: entries = [] } = await desk.app.call('casino/diamondCasinoReportByUser', request, client);
  expect(entries).toHaveLength(1000);
  expect(entries[0]).toMatchObject({ date: request.toDate, totalAmount: 3, hasMore: true });
});

/** More than are searched for rounds without a result. */
const later = 2001;

test('a round that came to 0 is reported on its day, however many bets were settled later', async () => {
  const desk = await openAccountDesk();
  onTestFinished(() => desk.close());
  const client = await desk.client('INDU');
  for (const id of ['quiet', 'later'])
    await desk.market(id, 'of-table', { kind: 'lucky', name: 'Lucky', product: 'tables' });
  await desk.db.script(`
    insert into settlement (market_id, outcome, rule, reason, declared_by, declared_at, state) values
      ('quiet', '{"winner": "1"}', '', '', '', '2026-01-02 12:00Z', 'done'),
      ('later', '{"winner": "1"}', '', '', '', '2026-01-04 12:00Z', 'done');
    insert into bet (client_id, market_id, request_id, input_hash, option, side, stake, odds, odds_seen, state, profit,
      settlement_id, details, address, placed_at)
    select ${client.id}, s.market_id, s.market_id || n, '', '1', case n % 2 when 0 then 'back' else 'lay' end, 100, 10000, 10000,
      'settled', case n % 2 when 0 then 100 else -100 end, s.id, '{}', '', s.declared_at - interval '1 minute'
    from settlement s cross join lateral generate_series(1, case s.market_id when 'quiet' then 2 else ${later} end) n
    order by s.id, n`);
  const reportOf = async (day: string) => {
    const request = { fromDate: day, toDate: day, withTotals: true };
    return (await desk.app.call('reports/casinoTransactionReport', request, client)).data;
  };
  expect((await reportOf('2026-01-02'))?.casinoBetData).toHaveLength(2);
  expect((await reportOf('2026-01-03'))?.casinoBetData).toEqual([]);
  expect(await reportOf('2026-01-04')).toMatchObject({ hasMore: true });
});
