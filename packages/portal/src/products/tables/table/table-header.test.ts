import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { TableHeader } from './table-header.tsx';

vi.mock('../texts/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('../../../betting/wallet.tsx', () => ({ PhoneWallet: () => null }));
vi.mock('./live/live-table.tsx', () => ({ useRound: () => ({ roundId: 'dt20.17' }) }));

test('the head of a table has its name, the id of the present round and the button of its rules', () => {
  const header = createElement(TableHeader, { code: 'dt20', title: '20-20 Dragon Tiger' });
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, header));
  expect(html).toMatch(/<h1[^>]*>.*20-20 Dragon Tiger.*<\/h1>/);
  expect(html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(/Round ID:? dt20\.17/);
  expect(html).toMatch(/<button[^>]*aria-label="Rules"|aria-label="Rules"[^>]*aria-haspopup="dialog"/);
});
