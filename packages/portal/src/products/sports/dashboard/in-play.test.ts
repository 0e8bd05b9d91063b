import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../../../app/home/texts/en.ts';
import { InPlay } from './in-play.tsx';

type Answer = { data?: readonly []; error: Error | null };

const list = vi.hoisted((): { answer: Answer } => ({ answer: { error: null } }));
vi.mock('../../../app/home/texts/home-texts.ts', () => ({ useHomeTexts: () => en }));
vi.mock('../../../texts/use-brand-word.ts', () => ({ useBrandWord: (_: string, word: string) => word }));
vi.mock('@maidan/ui/hooks/use-media.ts', () => ({ useIsDesktop: () => false }));
vi.mock('../prices/best-prices.ts', () => ({ useBestPrices: () => undefined }));
vi.mock('../matches/match-list.ts', () => ({
  useMatchList: () => list.answer,
  useIsListOld: (error: Error | null) => error !== null,
  isInPlay: () => false,
}));

function shown(answer: Answer): string {
  list.answer = answer;
  return renderToStaticMarkup(createElement(MemoryRouter, {}, createElement(InPlay)));
}

test('the page says that no match is in play only once the list has loaded', () => {
  expect(shown({ error: null })).not.toContain(en.noneInPlay);
  expect(shown({ error: null, data: [] })).toContain(en.noneInPlay);
});

test('a list that could not be loaded gives the reason', () => {
  const html = shown({ error: new Error('No response received') });
  expect(html).toContain('No response received');
  expect(html).not.toContain(en.noneInPlay);
});

test('a list that failed reserves no room for rows; any other does, so that nothing shifts', () => {
  expect(shown({ error: null })).toContain('min-h-32');
  expect(shown({ error: null, data: [] })).toContain('min-h-32');
  expect(shown({ error: new Error('No response received') })).not.toContain('min-h-32');
});

test('a list that is loading shows a skeleton, and one that failed leaves no empty card', () => {
  const count = (html: string, look: string) => html.split(look).length - 1;
  expect(count(shown({ error: null }), 'skeleton-sheen')).toBe(2);
  const failed = shown({ error: new Error('No response received') });
  expect(count(failed, 'skeleton-sheen')).toBe(0);
  expect(count(failed, 'bg-surface')).toBe(1);
});
