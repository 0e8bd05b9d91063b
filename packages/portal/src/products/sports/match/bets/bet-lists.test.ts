import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { BetLists } from '../../bets/bet-lists.tsx';
import { en } from '../../texts/en.ts';

const stub = vi.hoisted(() => ({ answer: {} as object }));
vi.mock('../../../../texts/runner-name.ts', () => ({ useRunnerName: () => (name: string) => name }));
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({}) }));
vi.mock('../../slip/api.ts', () => ({}));
vi.mock('../../texts/sports-texts.ts', () => ({ useSportsTexts: () => en }));
vi.mock('../../bets/match-bets.ts', () => ({
  useMatchBets: () => stub.answer,
  reloadMatchBets: () => undefined,
}));

const draw = () => renderToStaticMarkup(createElement(BetLists, { matchId: '1.9' }));
const noBets = { onRunners: [], onFancies: [], hasMore: false };
const error = new Error('No response received from the server');

test('bets that could not be loaded give the reason and can be loaded again', () => {
  stub.answer = { isPending: false, error, data: undefined };
  expect(draw()).toMatch(/Your bets could not be loaded.*No response received.*Try again/);
});

test('loaded bets stay visible when reloading them fails', () => {
  stub.answer = { isPending: false, error, data: noBets };
  expect(draw()).toMatch(/MATCH BETS.*No bets yet.*FANCY BETS.*No bets yet/);
});

test('incomplete lists say so', () => {
  stub.answer = { isPending: false, error: null, data: { ...noBets, hasMore: true } };
  expect(draw()).toMatch(/Only your latest \d[\d,]* bets are shown/);
  stub.answer = { isPending: false, error: null, data: noBets };
  expect(draw()).not.toContain('Only your latest');
});
