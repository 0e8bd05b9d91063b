import type { CasinoBet } from '@maidan/contract/wire';
import { createElement, isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
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

test("a table's bet has its player, its rate times 100 with two decimals, a button for its round's result, and one for its story", () => {
  const [onWhy, onRound] = [vi.fn(), vi.fn()];
  const openRound = (roundId: string) => `Result of round ${roundId}`;
  const cells = tableBetColumns(
    en,
    { onWhy, onRound, openRound },
    { option: () => 'Rojo', result: () => 'Negro' },
  ).map(({ cell }) => cell(bet));
  const html = renderToStaticMarkup(createElement('div', null, ...cells));
  for (const shown of ['Rojo', 'Asha', 'lucky7.12', '198.00', 'Negro']) expect(html).toContain(shown);
  expect(html).toMatch(/text-loss[^>]*>100\.00</);
  const why = cells.at(-1);
  if (!isValidElement<{ onClick: () => void }>(why)) throw new Error('no button');
  why.props.onClick();
  expect(onWhy).toHaveBeenCalledWith(bet);
  const [round] = cells;
  if (!isValidElement<{ onClick: () => void }>(round)) throw new Error('no button');
  round.props.onClick();
  expect(onRound).toHaveBeenCalledWith(bet);
});
