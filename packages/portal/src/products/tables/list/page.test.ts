import { tables } from '@maidan/games/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../../../texts/en.ts';
import { en as casino } from '../option-texts/en.ts';
import { CasinoPage } from './page.tsx';

const heard = vi.hoisted(() => ({ tables: undefined as unknown }));
vi.mock('../../../brand/brand-symbols.tsx', () => ({ BrandSymbols: () => null }));
vi.mock('../option-texts/casino-texts.ts', () => ({ useCasinoTexts: () => casino }));
vi.mock('../../../texts/texts.ts', () => ({ useTexts: () => en, useLanguage: () => 'en' }));
vi.mock('../../../brand/use-night-colours.ts', () => ({ useNightColours: () => undefined }));
vi.mock('./api.ts', () => ({ useMayBet: () => true }));
vi.mock('./live/use-tables.ts', () => ({
  useTables: () => ({ tables: heard.tables, isStale: true, fault: 'unreadable', retry: () => undefined }),
}));

const page = () => renderToStaticMarkup(createElement(MemoryRouter, null, createElement(CasinoPage)));

test('a house that does not send what happens at its tables has a card for each, which links to it', () => {
  const html = page();
  for (const { route, eventId } of tables) expect(html).toContain(`href="/main/${route}/${eventId}"`);
  expect(html).toContain(casino.list.failed);
  expect(html).not.toContain(casino.list.soon);
});

test('a table that the house does not send among the others opens soon', () => {
  heard.tables = { n: 1, aheadMs: 0, tables: [{ code: 'teen9', isNew: false, results: [], watching: 0 }] };
  expect(page().match(new RegExp(casino.list.soon, 'g'))).toHaveLength(tables.length - 1);
});
