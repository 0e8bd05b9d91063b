import type { LedgerRow } from '@maidan/contract/wire';
import { beforeAll, expect, test } from 'vitest';
import { loadBetParts } from '../../product-parts.ts';
import { detailPath } from './ledger-table.tsx';

beforeAll(loadBetParts);

const row: LedgerRow = {
  userId: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  eventName: 'Lions v Tigers',
  balance: 0,
  amount: 0,
  ledgerType: 'match',
  remark: '',
  userType: 'client',
  marketId: '1.23',
  eventId: '30',
  date: '2026-01-01',
};

test.each([
  ['match', '/main/ledger-details/1.23'],
  ['diamondCasino', '/main/ledger-casino-details/30/diamondCasino/2026-01-01'],
  ['internationalCasino', '/main/international-ledger-casino-details/30/internationalCasino/2026-01-01'],
  ['matka', '/main/matka-bet-list?matkaEventId=30&date=2026-01-01'],
  ['account', undefined],
] as const)('a row of type %s links to %s', (ledgerType, path) => {
  expect(detailPath({ ...row, ledgerType })).toBe(path);
});

test('a row of any other type links to the details of its market, if it has one', () => {
  const sent: object = { ledgerType: 'sports' };
  expect(detailPath({ ...row, ...sent })).toBe('/main/ledger-details/1.23');
  expect(detailPath({ ...row, ...sent, marketId: '' })).toBeUndefined();
});
