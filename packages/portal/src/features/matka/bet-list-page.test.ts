import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en as account } from '../../i18n/account/en.ts';
import { en } from '../../i18n/matka/en.ts';
import { MatkaBetListPage } from './bet-list-page.tsx';

const nowMs = Date.UTC(2026, 6, 14, 12);
const asked = vi.hoisted(() => vi.fn<(wish: unknown) => void>());
const more = vi.hoisted(() => ({ hasMore: false }));
const reply = vi.hoisted(() => ({ isThere: true }));
vi.mock('../../i18n/account/account-texts.ts', () => ({ useAccountTexts: () => account }));
vi.mock('../../i18n/matka/matka-texts.ts', () => ({ useMatkaTexts: () => en }));
vi.mock('../../i18n/texts.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('../../format/now.ts', () => ({ useNow: () => nowMs }));
vi.mock('../../ui/form/date-range.tsx', () => ({ DateRange: () => null }));
vi.mock('./live/use-live-matkas.ts', () => ({ useLiveMatkas: () => undefined }));
vi.mock('./api.ts', () => ({ useMatkas: () => ({ data: [] }) }));
vi.mock('./bets/api.ts', () => ({
  useMatkaBets: (wish: unknown) => {
    asked(wish);
    return { data: reply.isThere ? { bets: [], ...more } : undefined, error: null };
  },
}));

const page = (search = '') =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: [`/main/matka-bet-list${search}`] },
      createElement(MatkaBetListPage),
    ),
  );

test('the bet list opens with today at +05:30, and every market and game', () => {
  page();
  expect(asked).toHaveBeenCalledWith({
    range: { from: '2026-07-14', to: '2026-07-14' },
    matkaEventId: undefined,
    game: undefined,
  });
});

test('an address with a market and a day opens the list with them', () => {
  page('?matkaEventId=7003&date=2026-07-11');
  expect(asked).toHaveBeenLastCalledWith({
    range: { from: '2026-07-11', to: '2026-07-11' },
    matkaEventId: '7003',
    game: undefined,
  });
});

test('an address whose date is none opens the list with today', () => {
  page('?date=2026-13-45');
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ range: { from: '2026-07-14', to: '2026-07-14' } }),
  );
});

test('an incomplete bet list says so', () => {
  expect(page()).not.toContain('Only your latest');
  more.hasMore = true;
  expect(page()).toContain('Only your latest');
});

test('a total is shown once the bets have loaded', () => {
  const total = (html: string) => /mk-figure text-2xl[^>]*>([^<]*)<\/span>/.exec(html)?.[1];
  expect(total(page())).toBe('0');
  reply.isThere = false;
  expect(total(page())).toBe('–');
});
