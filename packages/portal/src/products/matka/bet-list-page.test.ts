import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { en as account } from '../../account/texts/en.ts';
import { MatkaBetListPage } from './bet-list-page.tsx';
import { fakeMatka } from './fake-matka.ts';
import { en } from './texts/en.ts';

const nowMs = Date.UTC(2026, 6, 14, 12);
const onRequest = vi.hoisted(() => vi.fn<(filter: unknown) => void>());
const more = vi.hoisted(() => ({ hasMore: false }));
const house = vi.hoisted(() => ({ bets: [] as unknown[], markets: [] as unknown[] }));
const reply = vi.hoisted(() => ({ isThere: true }));
vi.mock('../../account/texts/account-texts.ts', () => ({ useAccountTexts: () => account }));
vi.mock('./texts/matka-texts.ts', () => ({ useMatkaTexts: () => en }));
vi.mock('../../texts/texts.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('@maidan/ui/format/now.ts', () => ({ useNow: () => nowMs }));
vi.mock('@maidan/ui/form/date-range.tsx', () => ({ DateRange: () => null }));
vi.mock('./live/use-live-matkas.ts', () => ({ useLiveMatkas: () => undefined }));
vi.mock('./api.ts', () => ({ useMatkas: () => ({ data: house.markets }) }));
vi.mock('./bets/api.ts', () => ({
  useMatkaBets: (filter: unknown) => {
    onRequest(filter);
    return { data: reply.isThere ? { bets: house.bets, ...more } : undefined, error: null };
  },
}));

beforeEach(() => {
  onRequest.mockClear();
  more.hasMore = false;
  reply.isThere = true;
  house.bets = [];
  house.markets = [];
});

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
  expect(onRequest).toHaveBeenCalledWith({
    range: { from: '2026-07-14', to: '2026-07-14' },
    matkaEventId: undefined,
    game: undefined,
  });
});

test('an address with a market and a day opens the list with them', () => {
  page('?matkaEventId=7003&date=2026-07-11');
  expect(onRequest).toHaveBeenLastCalledWith({
    range: { from: '2026-07-11', to: '2026-07-11' },
    matkaEventId: '7003',
    game: undefined,
  });
});

const bet = (gameType: string, betType: string, betNumber: string, matkaEventId = '8') => ({
  _id: `${gameType}${betType}${betNumber}`,
  matkaEventId,
  gameType,
  betType,
  betNumber,
  amount: 10,
  isDeclare: 0,
});

test('the list has the columns of the document in its order, and filters by market and by game', () => {
  house.markets = [fakeMatka({ matkaEventId: '7003', name: 'Maidan Night' })];
  house.bets = [bet('JODI', 'CLOSE', '07', '7003')];
  const html = page('?matkaEventId=7003');
  house.bets = [];
  const headers = [...html.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, header]) =>
    header?.replace(/<[^>]*>/g, ''),
  );
  expect(headers).toEqual([
    'SR.',
    'Matka Name',
    'Bet Number',
    'Game Type',
    'Amt.',
    'Result',
    'P&amp;L',
    'Created',
  ]);
  expect(html).toMatch(/Matka Name<\/label>.*?<option value="7003" selected="">Maidan Night<\/option>/);
  expect(html).toMatch(/Games Type<\/label>.*?<option value="JODI">Jodi<\/option>/);
});

/** The number and the game of each of these bets, as the list shows them. */
function listed(bets: readonly object[]) {
  house.markets = [
    fakeMatka({ matkaEventId: '8', name: 'Purab Haroop', isHaroopAndarBahar: true }),
    fakeMatka(),
  ];
  house.bets = [...bets];
  const rows = [...page().matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row]) =>
    [...(row ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => cell?.replace(/<[^>]*>/g, '')),
  );
  house.bets = [];
  return rows.map((cells) => cells.slice(2, 4)).filter(([number]) => number !== undefined);
}

test('a bet of the slip with andar and bahar is listed as it was placed, any other by its number and draw', () => {
  expect(
    listed([
      bet('SINGLE', 'OPEN', '0'),
      bet('SINGLE', 'CLOSE', '4'),
      bet('JODI', 'OPEN', '00'),
      bet('JODI', 'OPEN', '07'),
      bet('SINGLE', 'OPEN', '0', '1'),
    ]),
  ).toEqual([
    ['Andar 10', 'Single'],
    ['Bahar 4', 'Single'],
    ['100', 'Jodi'],
    ['07', 'Jodi'],
    ['0', 'Single · Open'],
  ]);
});

test('a bet that is sent without the id of its market is listed by the name of that market', () => {
  const { matkaEventId, ...sent } = bet('SINGLE', 'OPEN', '0');
  const bets = ['Purab Haroop', 'Maidan Day'].map((matkaName) => ({ ...sent, _id: matkaName, matkaName }));
  expect(listed(bets)).toEqual([
    ['Andar 10', 'Single'],
    ['0', 'Single · Open'],
  ]);
});

test('an address whose date is none opens the list with today', () => {
  page('?date=2026-13-45');
  expect(onRequest).toHaveBeenLastCalledWith(
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
