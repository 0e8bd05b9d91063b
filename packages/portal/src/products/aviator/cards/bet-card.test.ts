import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { BetCard } from './bet-card.tsx';
import { createCard } from './card.ts';

vi.mock('../texts/aviator-texts.ts', () => ({ useAviatorTexts: () => en }));
vi.mock('@maidan/ui/labels.ts', () => ({ useColon: () => ': ', useUiLabels: () => ({}) }));
vi.mock('./big-button.tsx', () => ({ BigButton: () => null }));
vi.mock('../game/game-context.tsx', () => ({
  useCard: () => createCard(5.5),
  useFlight: () => undefined,
  useGame: () => ({ cards: {} }),
  useIsStale: () => false,
}));

test('a card offers the stakes 10, 50, 100 and 1000, and begins with the first', () => {
  const html = renderToStaticMarkup(createElement(BetCard, { slot: 0 }));
  const presets = [...html.matchAll(/aria-pressed="(true|false)"[^>]*>(\d+)</g)];
  expect(presets.map(([, pressed, stake]) => [Number(stake), pressed])).toEqual([
    [10, 'true'],
    [50, 'false'],
    [100, 'false'],
    [1000, 'false'],
  ]);
  expect(html).toContain('value="10.00"');
});
