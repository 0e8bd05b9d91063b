import type { CasinoBet } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { BetsPanel } from './bets-panel.tsx';
import { fakeTableBet } from './fake-table-bet.ts';

const list = vi.hoisted(() => ({ data: undefined as readonly CasinoBet[] | undefined }));
vi.mock('../../texts/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('../../option-texts/use-option-name.ts', () => ({ useOptionName: () => (name: string) => name }));
vi.mock('../api.ts', () => ({ useOpenBetsList: () => ({ data: list.data, error: null }) }));

const draw = () => renderToStaticMarkup(createElement(BetsPanel, { eventId: '3048' }));

test('the panel says that there are no bets only once the list has loaded', () => {
  expect(draw()).not.toContain(en.bets.none);
  list.data = [];
  expect(draw()).toContain(en.bets.none);
});

test('an open bet has its mode, so that Yes and No on one option differ', () => {
  list.data = [fakeTableBet({ _id: '1' }), fakeTableBet({ _id: '2', betType: 'No' })];
  expect(draw()).toMatch(/Mode<.*bg-back[^>]*>Yes<.*bg-lay[^>]*>No</);
});

test('an open bet has its result, which is not declared, and when it was placed', () => {
  list.data = [fakeTableBet({ createdAt: '2026-01-01T00:00:00Z' })];
  const html = draw();
  for (const shown of [en.bets.result, en.bets.notDeclared, 'Date &amp; Time', '05:30:00'])
    expect(html).toContain(shown);
});
