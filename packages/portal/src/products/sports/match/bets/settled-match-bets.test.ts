import type { MatchBet } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SettledMatchBets } from '../../bets/completed-bets-dialog.tsx';
import { en } from '../../texts/en.ts';

const query = vi.hoisted(() => ({
  requests: [] as unknown[],
  data: undefined as { oddsBetsData: object[] } | undefined,
}));
vi.mock('../../../../texts/runner-name.ts', () => ({ useRunnerName: () => (name: string) => name }));
vi.mock('@tanstack/react-query', () => ({
  useQuery: ({ queryKey }: { queryKey: unknown[] }) => {
    query.requests.push(queryKey);
    return { data: query.data };
  },
}));
vi.mock('../../../../house/query-client.ts', () => ({ callKey: (...key: unknown[]) => key }));
vi.mock('../../../../house/call.ts', () => ({ ask: vi.fn() }));
vi.mock('../../../../house/wallet-store.ts', () => ({ useWallet: () => 'wallet' }));
vi.mock('../../texts/sports-texts.ts', () => ({ useSportsTexts: () => en }));

const bet = (isDeclare: 0 | 1, teamName: string): Partial<MatchBet> => ({
  _id: teamName,
  teamName,
  oddsType: 'toss',
  type: 'L',
  amount: 100,
  odds: 0.95,
  profitLoss: 95,
  decisionSelectionId: '1',
  isDeclare,
});
const draw = () => renderToStaticMarkup(createElement(SettledMatchBets, { matchId: '1.9' }));

test("settled bets on runners are shown, from the client's bets on the match", () => {
  query.data = { oddsBetsData: [bet(1, 'Lions'), bet(0, 'Tigers')] };
  const html = draw();
  expect(html).toContain('Lions');
  expect(html).toContain(en.bets.profitLoss.replace('&', '&amp;'));
  expect(html).not.toContain('Tigers');
  expect(query.requests.at(-1)).toEqual(['user/clientBetListByMarketId', { marketId: '1.9' }, 'wallet']);
});

test('with none settled nothing is shown', () => {
  query.data = { oddsBetsData: [bet(0, 'Tigers')] };
  expect(draw()).toBe('');
});
