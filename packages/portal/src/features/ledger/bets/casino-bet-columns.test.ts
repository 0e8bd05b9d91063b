import type { CasinoBet } from '@maidan/contract/wire';
import { createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../../i18n/account/en.ts';
import { tableBetColumns } from './casino-bet-columns.tsx';

const bet: CasinoBet = {
  _id: '7',
  playerName: 'Red',
  teamName: 'Red',
  gameName: 'Lucky 7',
  eventId: 'lucky7',
  roundId: 'lucky7.12',
  sid: '1',
  betType: 'Yes',
  odds: 1.98,
  amount: 100,
  profitLoss: -100,
  isDeclare: 1,
  isDeleted: 0,
  deletedRemark: '',
  showResult: 'Black',
  result: 'Black',
  resultDetails: null,
  posArray: {},
  debitAmount: 100,
  creditAmount: 0,
  rollbackAmount: 0,
  userInfo: { username: 'ASHA', name: 'Asha' },
  createdAt: '2026-01-01T00:00:00.000Z',
};

test("a table's bet names its option and round, and its last column asks why", () => {
  const onWhy = vi.fn();
  const cells = tableBetColumns(en, onWhy).map(({ cell }) => cell(bet));
  const html = renderToStaticMarkup(createElement('div', null, ...cells));
  for (const shown of ['Red', 'lucky7.12', '1.98', 'Black']) expect(html).toContain(shown);
  const why = cells.at(-1);
  if (!isValidElement<{ onClick: () => void }>(why)) throw new Error('no button');
  why.props.onClick();
  expect(onWhy).toHaveBeenCalledWith(bet);
});
