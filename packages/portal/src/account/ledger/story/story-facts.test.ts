import type { BetStory } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { StoryFacts } from './story-facts.tsx';

vi.mock('../../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../../texts/runner-name.ts', () => ({ useRunnerName: () => (name: string) => name }));
vi.mock('../../../products/tables/option-texts/use-option-name.ts', () => ({
  useOptionName: () => (name: string) => name,
}));
vi.mock('../../../products/launched/texts/use-game-title.ts', () => ({
  useGameTitle: () => (name: string) => name,
}));
vi.mock('../bets/bet-mode.tsx', () => ({ BetMode: () => null }));

const bet = {
  createdAt: '2026-01-01T00:00:00.000Z',
  matchName: 'Aviator',
  marketName: 'lucky7eu.12',
  selectionName: 'Aviator',
  amount: 100,
  isDecimal: true,
  oddsSeen: 1,
  odds: 1,
  run: null,
  state: 'settled',
  profitLoss: 85,
  remark: '',
} as BetStory;

const { priceSeen, priceTaken, cashedOutAt } = en.story;
const draw = (changes: Partial<BetStory>) =>
  renderToStaticMarkup(createElement(StoryFacts, { story: { ...bet, ...changes }, parts: [] }));

test('a bet at a price shows the price that was seen and the one that was taken', () => {
  const html = draw({ oddsSeen: 1.98, odds: 2 });
  for (const shown of [priceSeen, '1.98', priceTaken]) expect(html).toContain(shown);
  expect(html).not.toContain(cashedOutAt);
});

test('a flight shows what it was cashed out at, and no price', () => {
  const html = draw({ isUnpriced: true, cashedOutAt: 1.8 });
  for (const shown of [cashedOutAt, '1.80x']) expect(html).toContain(shown);
  for (const hidden of [priceSeen, priceTaken]) expect(html).not.toContain(hidden);
});

test('a bet without a price that was never cashed out shows neither', () => {
  const html = draw({ isUnpriced: true });
  for (const hidden of [priceSeen, priceTaken, cashedOutAt]) expect(html).not.toContain(hidden);
});
