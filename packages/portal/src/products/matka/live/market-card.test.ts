import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { fakeMatka } from '../fake-matka.ts';
import { MarketFacts } from '../market/market-facts.tsx';
import type { MatkaGame } from '../matka-game.ts';
import { en } from '../texts/en.ts';
import type { Market } from './market.ts';
import { MarketCard } from './market-card.tsx';
import { readMarket } from './matka-wire.ts';

const time = vi.hoisted(() => ({ ms: 0 }));
vi.mock('../texts/matka-texts.ts', () => ({ useMatkaTexts: () => en }));
vi.mock('./server-clock.ts', () => ({ useHouseTime: () => time.ms }));

function draw(market: Market, at: string): string {
  time.ms = Date.parse(`2026-07-14T${at}+05:30`);
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(MarketCard, { market })));
}

function facts(market: Market, game: MatkaGame, at: string): string {
  time.ms = Date.parse(`2026-07-14T${at}+05:30`);
  return renderToStaticMarkup(createElement(MarketFacts, { market, game, draw: undefined }));
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

test('a market of a house that sends no times but those of day, and no rates, has a card and its facts', () => {
  const { draws, rates, day, result, showOpenTime, lastResult, ...sent } = fakeMatka();
  time.ms = Date.parse('2026-07-14T12:00+05:30');
  const market = readMarket(sent, time.ms);
  for (const text of ['14-07-2026', '15:45', '17:45', 'Betting open', '03:45:00']) {
    expect(draw(market, '12:00')).toContain(text);
  }
  const unclear = readMarket({ ...sent, openTime: 'soon' }, time.ms);
  expect(draw(unclear, '12:00')).toContain('Betting open');
  expect(draw(unclear, '12:00')).not.toContain('Next day');
  expect(facts(unclear, 'SINGLE', '12:00')).not.toMatch(/NaN|shuts in|Closed/);
});

test.each([
  ['JODI', '12:00'],
  ['SINGLE', '12:00'],
  ['SINGLE', '23:00'],
] as const)('the facts above the numbers of %s have both times and the limits, also at %s', (game, at) => {
  const shown = facts(fakeMatka(), game, at)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(shown).toContain('Open 15:45 Close 17:45');
  expect(shown).toContain('Min 10 Max 25,000');
});

test('a market whose day is over waits for the next', () => {
  const { draws, ...rest } = fakeMatka({ result: '134-80-479' });
  const over = { ...rest, draws: { ...draws, close: { ...draws.close, status: 'drawn' as const } } };
  const card = draw(over, '18:00');
  expect(card).toContain('Next day');
  expect(card).toContain('Maidan Day, Closed');
});
