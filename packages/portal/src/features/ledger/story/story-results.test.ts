import type { BetStory } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../../../i18n/account/en.ts';
import { StoryResults } from './story-results.tsx';

vi.mock('../../../i18n/account/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../../i18n/texts.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('./use-rule-texts.ts', () => ({ useRuleTexts: () => ({ data: undefined }) }));

const result: BetStory['results'][number] = {
  outcome: '49',
  isVoid: false,
  isCorrection: false,
  isStanding: true,
  rule: 'penalty-runs',
  reason: 'Five penalty runs were awarded: 49.',
  declaredAt: '2026-01-01T00:00:00.000Z',
  balls: [],
};

function shown(rule: string, balls: typeof result.balls = []) {
  const story = { state: 'settled', results: [{ ...result, rule, balls }] } as BetStory;
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(StoryResults, { story })));
}

test('a result leads to its rule', () => {
  expect(shown('penalty-runs')).toMatch(/href="\/main\/rules#penalty-runs"/);
});

test('a result by a rule the rules page does not have is shown without a link', () => {
  const html = shown('scripted');
  expect(html).toContain(result.reason);
  expect(html).not.toContain('href');
});

test('a deciding ball is counted from one', () => {
  expect(shown('penalty-runs', [{ innings: 1, over: 19, delivery: 5 }])).toContain(
    'Innings 2, over 20, ball 6',
  );
});
