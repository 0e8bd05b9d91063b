import type { Freshness } from '@maidan/client/freshness.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { MarketCard } from './market-card.tsx';

const live = vi.hoisted(() => ({ freshness: { kind: 'fresh' } as Freshness }));
vi.mock('../../texts/sports-texts.ts', () => ({ useSportsTexts: () => en }));
vi.mock('../../prices/match-prices.tsx', () => ({ useFreshness: () => live.freshness }));

const draw = () =>
  renderToStaticMarkup(
    createElement(MarketCard, { title: 'Match Odds', limits: 'Min 100 / Max 2,00,000' }, 'rows'),
  );

test('a market shows its limits, or the age of its prices instead when they are stale', () => {
  live.freshness = { kind: 'fresh' };
  expect(draw()).toContain('Min 100 / Max 2,00,000');
  live.freshness = { kind: 'stale', ageSeconds: 7 };
  expect(draw()).toContain('Stale: 7 s old');
  expect(draw()).not.toContain('Min 100');
});
