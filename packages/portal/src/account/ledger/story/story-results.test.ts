import type { BetStory } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useCasinoTexts } from '../../../products/tables/option-texts/casino-texts.ts';
import { formatOption } from '../../../products/tables/option-texts/format-option.ts';
import { en } from '../../texts/en.ts';
import { StoryResults } from './story-results.tsx';

const es = await useCasinoTexts.load('es');

vi.mock('../../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));
const page = vi.hoisted(() => ({ language: 'en' }));
vi.mock('../../../texts/texts.ts', () => ({ useLanguage: () => page.language }));
vi.mock('../../../products/tables/option-texts/use-option-name.ts', () => ({
  useOptionName: () => (name: string) => formatOption(name, es),
}));
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
  return draw({ rule, balls });
}

function draw(changes: Partial<typeof result>, eventId = '') {
  const story = { state: 'settled', eventId, results: [{ ...result, ...changes }] } as BetStory;
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(StoryResults, { story })));
}

test('a result links to its rule', () => {
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

test('a result that was replaced is struck through and says so; the present one is not', () => {
  const replaced = draw({ isStanding: false });
  expect(replaced).toContain(` · ${en.story.replaced}`);
  expect(replaced).toContain('line-through');
  expect(draw({})).not.toMatch(/line-through/);
});

test('a result without a text shows only its reason', () => {
  const html = draw({ outcome: '', reason: '17 black' });
  expect(html).toContain('17 black');
  expect(html).not.toContain('<bdi></bdi>');
});

test('a correction is marked as such, and a void market as void', () => {
  expect(draw({ isCorrection: true })).toContain(en.story.corrected);
  expect(draw({})).not.toContain(en.story.corrected);
  expect(draw({ isVoid: true, outcome: '' })).toContain(`<bdi>${en.story.void}</bdi>`);
});

test('the winning options of a table are translated, and a team keeps its name', () => {
  const outcome = '1st Bet Andar, Odd, Red';
  expect(draw({ outcome }, '3043')).toContain('<bdi>1.ª apuesta Andar, Impar, Rojo</bdi>');
  expect(draw({ outcome: 'Red' }, 'a match')).toContain('<bdi>Red</bdi>');
});

test('options are separated by the comma of the language', () => {
  page.language = 'zh';
  expect(draw({ outcome: 'Odd, Red' }, '3043')).toContain('<bdi>Impar、Rojo</bdi>');
  page.language = 'en';
});
