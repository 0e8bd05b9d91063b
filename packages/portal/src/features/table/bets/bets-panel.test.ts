import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../../i18n/table/en.ts';
import { BetsPanel } from './bets-panel.tsx';

const list = vi.hoisted(() => ({ data: undefined as readonly never[] | undefined }));
vi.mock('../../../i18n/table/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('../api.ts', () => ({ useOpenBetsList: () => ({ data: list.data, error: null }) }));

const draw = () => renderToStaticMarkup(createElement(BetsPanel, { eventId: '3048' }));

test('the panel says that there are no bets only once the list has loaded', () => {
  expect(draw()).not.toContain(en.bets.none);
  list.data = [];
  expect(draw()).toContain(en.bets.none);
});
