import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { fakeTableBet } from '../bets/fake-table-bet.ts';
import { RoundBets } from './result-dialog.tsx';

vi.mock('../../texts/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('../../option-texts/use-option-name.ts', () => ({
  useOptionName: () => (name: string) => (name === 'Lion Winner' ? 'Lion gagnant' : name),
}));

const draw = (profitLoss: number) =>
  renderToStaticMarkup(
    createElement(RoundBets, { bets: [fakeTableBet({ isDeclare: 1, profitLoss, teamName: 'Lion Winner' })] }),
  );

test('a bet has its name in the player’s language', () => {
  expect(draw(194)).toContain('Lion gagnant');
});

test('a bet has its mode, so that Yes and No on one option differ', () => {
  const bets = [fakeTableBet({ _id: '1' }), fakeTableBet({ _id: '2', betType: 'No' })];
  const html = renderToStaticMarkup(createElement(RoundBets, { bets }));
  expect(html).toMatch(/bg-back[^>]*>Yes<.*bg-lay[^>]*>No</);
});

test('returned stakes were neither won nor lost', () => {
  expect(draw(0)).not.toMatch(/You won|You lost/);
  expect(draw(194)).toContain('You won');
});
