import type { CasinoBet, MatchBet } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { es as home } from '../../app/home/texts/es.ts';
import { loadBetParts } from '../../product-parts.ts';
import { es as launched } from '../../products/launched/texts/es.ts';
import { es } from '../../texts/es.ts';
import { OpenBetRows } from './open-bet-rows.tsx';

const { useCasinoTexts } = await vi.importActual<
  typeof import('../../products/tables/option-texts/casino-texts.ts')
>('../../products/tables/option-texts/casino-texts.ts');
const casino = await useCasinoTexts.load('es');

beforeAll(loadBetParts);

vi.mock('../../texts/texts.ts', () => ({ useTexts: () => es, useLanguage: () => 'es' }));
vi.mock('../../products/tables/option-texts/casino-texts.ts', () => ({ useCasinoTexts: () => casino }));
vi.mock('../../app/home/texts/home-texts.ts', () => ({ useHomeTexts: () => home }));
vi.mock('../../products/launched/texts/launched-texts.ts', () => ({ useLaunchedTexts: () => launched }));

const common = { amount: 100, marketId: '1.7', eventId: '7', createdAt: '2026-01-01T00:00:00.000Z' };

function shown(casinoBet: Partial<CasinoBet>): string {
  const onMatch = {
    ...common,
    _id: 'm',
    type: 'L',
    oddsType: 'matchOdds',
    teamName: 'The Draw',
    odds: 3.4,
    profit: 240,
    matchName: 'Dragon v Tiger',
  } as MatchBet;
  const onGame = { ...common, _id: 'c', betType: 'Yes', odds: 1.98, posArray: {}, ...casinoBet } as CasinoBet;
  const open = { oddsBetsData: [onMatch], sessionBetsData: [], casinoBetData: [onGame] };
  const rows = createElement(OpenBetRows, { open, most: 6 });
  return renderToStaticMarkup(createElement(MemoryRouter, null, rows));
}

test('a table and the option of its bet have the names of the language', () => {
  const html = shown({ teamName: 'Dragon Card 5', gameName: '20-20 Dragon Tiger', eventId: '3035' });
  expect(html).toContain('Dragón Carta 5');
  expect(html).toContain('20-20 Dragón Tigre');
});

test('a launched game has the name of the language, and what is not an option stays unchanged', () => {
  const html = shown({ teamName: 'Red 7', gameName: 'Roulette', eventId: '100' });
  expect(html).toContain('Red 7');
  expect(html).toContain('Ruleta');
});

test('a runner has the name of the language, and the match its own', () => {
  const html = shown({ teamName: 'Red 7', gameName: 'Roulette', eventId: '100' });
  expect(html).toContain('Empate');
  expect(html).toContain('Dragon v Tiger');
});
