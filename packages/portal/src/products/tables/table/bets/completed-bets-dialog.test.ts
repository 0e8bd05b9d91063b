import type { CasinoBet } from '@maidan/contract/wire';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { CompletedBetsDialog } from './completed-bets-dialog.tsx';
import { fakeTableBet } from './fake-table-bet.ts';

const list = vi.hoisted(() => ({ hasMore: false, bets: [] as readonly CasinoBet[] }));
vi.mock('../../texts/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('../../option-texts/casino-texts.ts', () => ({ useCasinoTexts: () => ({ options: {} }) }));
vi.mock('../../option-texts/format-option.ts', () => ({ formatOption: (name: string) => name }));
vi.mock('../../option-texts/format-round-result.ts', () => ({
  formatRoundResult: (result: string) => result,
}));
vi.mock('../api.ts', () => ({ useCompletedBets: () => ({ data: list, error: null }) }));
vi.mock('@maidan/ui/dialogs/dialog.tsx', () => ({
  Dialog: ({ children }: { children: ReactNode }) => createElement('section', {}, children),
}));

const won = (id: string, profitLoss: number) => fakeTableBet({ _id: id, isDeclare: 1, profitLoss });

function drawn(hasMore: boolean): string {
  Object.assign(list, { hasMore, bets: [won('1', 194), won('2', -100)] });
  const dialog = createElement(CompletedBetsDialog, { eventId: '3048', onClose: () => undefined });
  return renderToStaticMarkup(dialog);
}

test('the total is the sum of all rows', () => {
  const html = drawn(false);
  expect(html.slice(html.indexOf(`>${en.bets.total}<`))).toMatch(/94</);
  expect(html).not.toContain(en.bets.latest('2'));
});

test('where older bets are left out, the total says how many bets it is of', () => {
  expect(drawn(true)).toContain(en.bets.latest('2'));
});
