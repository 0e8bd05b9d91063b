import type { CompleteLedger, FancyBet } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { EndingWhy } from '../match-ending.tsx';

vi.mock('../../../../texts/runner-name.ts', () => ({ useRunnerName: () => (name: string) => name }));
vi.mock('../../texts/sports-texts.ts', () => ({ useSportsTexts: () => en }));
vi.mock('../../../../texts/texts.ts', () => ({ useLanguage: () => 'hi' }));

const bet = (decisionRun: number | null, profitLoss: number) =>
  ({
    _id: '1',
    sessionName: '6 OVER RUNS',
    type: 'Y',
    run: 45,
    amount: 100,
    isDeleted: 0,
    decisionRun,
    profitLoss,
  }) as FancyBet;

const draw = (fancy: FancyBet) =>
  renderToStaticMarkup(
    createElement(EndingWhy, {
      ledger: { oddsBetsData: [], sessionBetsData: [fancy] } as unknown as CompleteLedger,
    }),
  );

test.each([
  ['won', bet(47, 90), 'bg-win', 'Result 47'],
  ['lost', bet(44, -100), 'bg-loss', 'Result 44'],
  ['void, neither won nor lost', bet(null, 0), 'bg-muted', 'Void'],
])('a bet that is %s is marked as such, with its result', (_, fancy, look, expected) => {
  const html = draw(fancy);
  expect(html).toContain(look);
  expect(html).toContain(`>${expected}<`);
});

test('the name of a fancy keeps its own direction beside Arabic words', () => {
  expect(draw(bet(47, 90))).toContain('Yes 45 · \u20686 OVER RUNS\u2069 · 100');
});
