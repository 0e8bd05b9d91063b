import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadBetParts } from '../../product-parts.ts';
import { useCasinoTexts } from '../../products/tables/option-texts/casino-texts.ts';
import { formatOption } from '../../products/tables/option-texts/format-option.ts';
import { es } from '../../texts/es.ts';
import { en } from '../texts/en.ts';
import { EventBets } from './event-bets.tsx';
import type { EventGroup } from './group-bets.ts';

const casino = await useCasinoTexts.load('es');

vi.mock('../../texts/runner-name.ts', () => ({ useRunnerName: () => (name: string) => name }));
vi.mock('../../products/tables/option-texts/use-option-name.ts', () => ({
  useOptionName: () => (name: string) => formatOption(name, casino),
}));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => es, useLanguage: () => 'es' }));
vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));

beforeAll(loadBetParts);

const event: EventGroup = {
  key: 'e1',
  name: 'Lions v Tigers',
  match: { marketId: '1.1', eventId: 'e1' },
  stakes: 1400,
  held: 620,
  markets: [
    {
      key: 'bookmaker',
      name: undefined,
      marketType: 'bookmaker',
      stakes: 1400,
      held: 620,
      mayLose: 1400,
      bets: [
        {
          on: 'Lions',
          pending: {
            _id: '1',
            market: 'Lions v Tigers: Lions',
            amount: 1400,
            rate: 0.9,
            type: 'LAGAI',
            time: '2026-01-01T00:00:00.000Z',
            marketType: 'bookmaker',
          },
        },
      ],
    },
  ],
};

function drawn(game: EventGroup): string {
  const card = createElement(EventBets, { event: game, onStatus: () => undefined });
  return renderToStaticMarkup(createElement(MemoryRouter, null, card));
}

function shown(market: Partial<EventGroup['markets'][number]> = {}): string {
  const changed = { ...event, markets: event.markets.map((one) => ({ ...one, ...market })) };
  return drawn(changed);
}

test('a match links to its page, and its market shows what is held and why that differs from its stakes', () => {
  const html = shown();
  expect(html).toMatch(/href="\/main\/match-deatils\/1\.1\/e1"[^>]*><bdi[^>]*>Lions v Tigers/);
  for (const text of ['Bookmaker', '620.00', '1,400.00', '90.00', en.pending.holdsLess])
    expect(html).toContain(text);
});

function headsOf(html: string): string[] {
  const head = html.slice(html.indexOf('<thead'), html.indexOf('</thead>'));
  return [...head.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''));
}

test('under the name of its match each row is a runner, and its column says so', () => {
  const html = shown();
  const { stake, rate, type, time, marketType, status } = en.pending;
  expect(headsOf(html)).toEqual([en.details.runner, stake, rate, type, time, marketType, status]);
  // The label of a cell where the table is a card.
  expect(html).not.toContain(`>${en.pending.match}<`);
  expect(html).not.toContain(`data-label="${en.pending.match}"`);
});

test('a market that holds less because its bets are Khai or No says so', () => {
  const html = shown({ held: 910, stakes: 1000, mayLose: 910 });
  expect(html).toContain(en.pending.holdsMore);
  expect(html).not.toContain(en.pending.holdsLess);
});

test('a market that holds more than its stakes gives the reason, one that holds them does not', () => {
  expect(shown({ held: 1500 })).toContain(en.pending.holdsMore);
  const even = shown({ held: 1400 });
  for (const reason of [en.pending.holdsLess, en.pending.holdsMore]) expect(even).not.toContain(reason);
  // Equal figures are shown once.
  expect(even).not.toContain(' · ');
  expect(shown({ held: 1500 })).toContain(' · ');
});

test('a bet at a table or in matka is on an option, and its column says so', () => {
  const { match: _, ...of } = event;
  const html = drawn({ ...of, name: 'Purab Haroop', gameId: '7006' });
  expect(headsOf(html)[0]).toBe(en.pending.option);
  expect(html).not.toContain(en.details.runner);
});

test('a table and its options are translated, and a team keeps its name', () => {
  const { match: _, ...of } = event;
  const markets = event.markets.map((market) => ({
    ...market,
    bets: market.bets.map((bet) => ({ ...bet, on: 'Tiger Red' })),
  }));
  const atTable = drawn({ ...of, name: '20-20 Dragon Tiger', gameId: '3035', markets });
  expect(atTable).toContain('<caption class="sr-only">20-20 Dragón Tigre</caption>');
  expect(atTable).toContain('Tigre Rojo');
  expect(drawn({ ...event, markets })).toContain('Tiger Red');
});
