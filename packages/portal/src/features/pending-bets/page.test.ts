import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../../i18n/account/en.ts';
import { en as portal } from '../../i18n/en.ts';
import { PendingBetsPage } from './page.tsx';

const asked = vi.hoisted(() => ({ hasMore: false }));
vi.mock('../../i18n/account/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../i18n/texts.ts', () => ({ useTexts: () => portal }));
vi.mock('../../live/wallet-store.ts', () => ({ useWallet: () => ({ coins: 1, exposure: 1000 }) }));
vi.mock('./pending-table.tsx', () => ({ PendingTable: () => null }));
vi.mock('./api.ts', () => ({
  usePendingBets: () => ({
    data: { bets: Array.from({ length: 1000 }, () => ({})), events: [], hasMore: asked.hasMore },
    isPending: false,
    error: null,
  }),
}));

const draw = () => renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PendingBetsPage)));

test('open bets are counted, unless only the latest are known', () => {
  expect(draw()).toContain('1000 open bets');
  asked.hasMore = true;
  expect(draw()).toContain('Only your latest 1,000 bets are shown.');
  expect(draw()).not.toContain('1000 open bets');
});
