import type { Freshness } from '@maidan/client/freshness.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { FreshnessNotice } from './match-notices.tsx';

const live = vi.hoisted(() => ({ freshness: { kind: 'fresh' } as Freshness }));
vi.mock('../texts/sports-texts.ts', () => ({ useSportsTexts: () => en }));
vi.mock('../prices/match-prices.tsx', () => ({ useFreshness: () => live.freshness }));

const drawn = () => renderToStaticMarkup(createElement(FreshnessNotice));

test('stale prices are announced once: their age, which changes every second, is not read out', () => {
  expect(drawn()).not.toContain(en.match.staleBody);
  live.freshness = { kind: 'stale', ageSeconds: 9 };
  const [first, heard] = [drawn(), (html: string) => html.replace(/<(\w+) aria-hidden.*?<\/\1>/g, '')];
  expect(first).toContain(en.match.stale(9));
  live.freshness = { kind: 'stale', ageSeconds: 10 };
  expect(heard(first)).toContain(en.match.staleBody);
  expect(heard(drawn())).toBe(heard(first));
});
