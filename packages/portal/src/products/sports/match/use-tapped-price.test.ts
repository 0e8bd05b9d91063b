import type { MatchDetail } from '@maidan/contract/wire';
import { beforeEach, expect, test, vi } from 'vitest';
import { useTappedPrice } from './use-tapped-price.ts';

const open = vi.fn();
const navigate = vi.fn();
const page = vi.hoisted(() => ({ flags: { matchOdds: true }, state: {} as object | null }));
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (effect: () => void) => effect(),
  useEffectEvent: (effect: unknown) => effect,
}));
vi.mock('react-router', () => ({
  useNavigate: () => navigate,
  useLocation: () => ({ state: page.state, pathname: '/match' }),
}));
vi.mock('../../../brand/brand.ts', () => ({ useBrand: () => page }));
vi.mock('../slip/slip-provider.tsx', () => ({ useSlip: () => ({ open }) }));
const lions = { selectionId: '1', name: 'Lions' };
vi.mock('../prices/match-prices.tsx', () => ({
  useExchangeMarkets: () => [
    { key: 'exchange:1.91', kind: 'match-odds', marketId: '1.91', name: 'Match Odds' },
  ],
  useRows: (table: string) => (['exchange:1.91', 'bookmaker'].includes(table) ? [lions] : []),
}));

const match = { marketId: '1.9', eventId: '9', isMatchOdds: true } as MatchDetail;

beforeEach(() => {
  vi.clearAllMocks();
  page.flags.matchOdds = true;
  page.state = { tapped: { runner: 'Lions', side: 'lay', odds: 1.92 } };
});

test('a price tapped in a list opens the slip once, on match odds at that price', () => {
  useTappedPrice(match);
  expect(open.mock.calls).toEqual([
    [
      {
        kind: 'match-odds',
        marketId: '1.91',
        table: 'exchange:1.91',
        side: 'lay',
        selectionId: '1',
        selectionName: 'Lions',
        matchId: '1.9',
        eventId: '9',
        odds: 1.92,
        cell: 'exchange:1.91/1/lay0',
        row: 'exchange:1.91/1',
      },
    ],
  ]);
  expect(navigate).toHaveBeenCalledWith('/match', { replace: true, state: null });
  page.state = null;
  useTappedPrice(match);
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  ['the brand has no match odds', { matchOdds: false }, match],
  ['the match has none on offer', { matchOdds: true }, { ...match, isMatchOdds: false }],
])('where %s, the price is the bookmaker’s, and so is the slip', (_, flags, detail) => {
  page.flags = flags;
  useTappedPrice(detail);
  expect(open).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'bookmaker', odds: 0.92, cell: 'bookmaker/1/lay0', row: 'bookmaker/1' }),
  );
  expect(open.mock.calls[0]?.[0]).not.toHaveProperty('marketId');
});
