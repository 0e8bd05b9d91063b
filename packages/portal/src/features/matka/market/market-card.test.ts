import type { MatkaMarket } from '@maidan/contract/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en } from '../../../i18n/matka/en.ts';
import { fakeMatka } from '../fake-matka.ts';
import { MarketCard } from './market-card.tsx';

const time = vi.hoisted(() => ({ ms: 0 }));
vi.mock('../../../i18n/matka/matka-texts.ts', () => ({ useMatkaTexts: () => en }));
vi.mock('../live/server-clock.ts', () => ({ useHouseTime: () => time.ms }));

function draw(market: MatkaMarket, at: string): string {
  time.ms = Date.parse(`2026-07-14T${at}+05:30`);
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MarketCard, { market })));
}

test('a card has the name, the date, the times, the result so far and the time until bets shut next', () => {
  const card = draw(fakeMatka({ result: '134-8*-***' }), '17:38:18');
  for (const text of ['Maidan Day', '14-07-2026', '15:45', '17:45', 'Closed for open', '00:06:42']) {
    expect(card).toContain(text);
  }
  expect(card).toContain('aria-label="Result 134-8*-***"');
});

test('a card links to the games, and to the haroop slip of a market with andar and bahar', () => {
  expect(draw(fakeMatka(), '12:00')).toContain('href="/main/matka-type/Maidan%20Day/1"');
  const haroop = draw(fakeMatka({ isHaroopAndarBahar: true }), '12:00');
  expect(haroop).toContain('href="/main/satta-matkas/1"');
  expect(haroop).not.toContain('Panel chart');
});

test('a market whose day is over waits for the next', () => {
  const { draws, ...rest } = fakeMatka({ result: '134-80-479' });
  const over = { ...rest, draws: { ...draws, close: { ...draws.close, status: 'drawn' as const } } };
  const card = draw(over, '18:00');
  expect(card).toContain('Next day');
  expect(card).toContain('Maidan Day, Closed');
});
