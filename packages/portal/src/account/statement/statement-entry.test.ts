import type { MarketKey, StatementRow, TransferFacts } from '@maidan/contract/wire';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { hi } from '../texts/hi.ts';
import { nameGames, remarkParts, runningBalance } from './statement-entry.ts';

const corrected = {
  remark: 'Result taken back · Lions v Tigers: 6 over runs · Result corrected',
  facts: {
    kind: 'settlement-reversal',
    matchName: 'Lions v Tigers',
    marketName: '6 over runs',
    remark: 'Result corrected',
    remarkKey: 'result-corrected',
  } satisfies TransferFacts,
};

test('in English a remark is shown as the house wrote it', () => {
  expect(remarkParts(corrected, en).join(' · ')).toBe(corrected.remark);
});

test('the house’s own words are translated, names are not', () => {
  expect(remarkParts(corrected, hi)).toEqual([
    hi.transferKinds['settlement-reversal'],
    'Lions v Tigers: 6 over runs',
    hi.houseRemarks['result-corrected'],
  ]);
});

test.each<[string, MarketKey]>([
  ['Bookmaker', 'bookmaker'],
  ['Match Odds', 'matchOdds'],
  ['Tied Match', 'tiedMatch'],
  ['To Win the Toss', 'toss'],
])('the market %s is translated, the name of its match is not', (marketName, marketKey) => {
  const facts: TransferFacts = {
    kind: 'settlement',
    matchName: 'Cup: Lions v Tigers',
    marketName,
    marketKey,
    remark: '',
  };
  const remark = `Result · Cup: Lions v Tigers: ${marketName}`;
  expect(remarkParts({ remark, facts }, hi)).toEqual([
    hi.transferKinds.settlement,
    `Cup: Lions v Tigers: ${hi.mainMarkets[marketKey]}`,
  ]);
  expect(remarkParts({ remark, facts }, en).join(' · ')).toBe(remark);
});

test('a game has its name in the player’s language', () => {
  const table: TransferFacts = {
    kind: 'settlement',
    matchName: 'Andar Bahar',
    marketName: 'abj.7',
    remark: '',
  };
  const credit: TransferFacts = { kind: 'credit', remark: 'By hand' };
  const named = nameGames([{ facts: table }, { facts: credit }, {}], (name) => `<${name}>`);
  expect(named).toEqual([{ facts: { ...table, matchName: '<Andar Bahar>' } }, { facts: credit }, {}]);
});

test('a market follows its match with the colon of the reader’s language', () => {
  expect(remarkParts(corrected, fr)).toContain('Lions v Tigers\u00a0: 6 over runs');
});

test('text written by people is not changed, even if it looks like the house’s words', () => {
  const facts: TransferFacts = { kind: 'credit', remark: 'Weekly settlement · Result: Bookmaker' };
  expect(remarkParts({ remark: '', facts }, hi)).toEqual([
    hi.transferKinds.credit,
    'Weekly settlement · Result: Bookmaker',
  ]);
});

test('a remark without facts, as another house may send it, is shown unchanged', () => {
  expect(remarkParts({ remark: 'Credit · Deposit' }, hi)).toEqual(['Credit · Deposit']);
});

const row = (amount: number): StatementRow => ({
  _id: String(amount),
  createdAt: '2026-01-01T00:00:00.000Z',
  remark: '',
  amount,
  statementFor: 'profitLoss',
});

test('each row has the balance after it, newest first', () => {
  const entries = runningBalance({
    totalCount: 3,
    balanceAmount: 0,
    statementData: [row(-20.2), row(0.3), row(100)],
  });
  expect(entries.map((entry) => entry.balance)).toEqual([80.1, 100.3, 100]);
});

test('the balances are exact to the hundredth on a page of any length', () => {
  const hundredths = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 });
  fc.assert(
    fc.property(fc.array(hundredths, { maxLength: 200 }), hundredths, (amounts, first) => {
      const entries = runningBalance({
        totalCount: amounts.length,
        balanceAmount: amounts.reduce((left, amount) => left - amount, first) / 100,
        statementData: amounts.map((amount) => row(amount / 100)),
      });
      let expected = first;
      for (const [index, entry] of entries.entries()) {
        expect(entry.balance).toBe(expected / 100);
        expected -= amounts[index] ?? 0;
      }
    }),
  );
});
