import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { en as portal } from '../../texts/en.ts';
import { en } from '../texts/en.ts';
import type { EventGroup } from './group-bets.ts';
import { PendingBetsPage } from './page.tsx';

const answer = vi.hoisted(() => ({ given: {} as object }));
vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../texts/texts.ts', () => ({ useTexts: () => portal, useLanguage: () => 'en' }));
vi.mock('../../house/wallet-store.ts', () => ({ useWallet: () => ({ coins: 1, exposure: 1000 }) }));
vi.mock('../../betting/settled/settled-list.tsx', () => ({ SettledList: () => null }));
vi.mock('./pending-table.tsx', () => ({ PendingTable: () => 'one list' }));
vi.mock('./event-bets.tsx', () => ({
  EventBets: ({ event }: { event: EventGroup }) => `${event.name} holds ${event.held}`,
}));
vi.mock('./api.ts', () => ({ usePendingBets: () => answer.given }));

interface Open {
  readonly bets: number;
  readonly hasMore?: boolean;
  readonly events?: readonly Partial<EventGroup>[];
}

function draw({ bets, hasMore = false, events = [] }: Open, query: object = {}): string {
  const data = { bets: Array.from({ length: bets }, () => ({})), events, hasMore };
  answer.given = { data, isPending: false, isPlaceholderData: false, error: null, ...query };
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(PendingBetsPage)));
}

test('open bets are counted, unless only the latest are known', () => {
  expect(draw({ bets: 1000 })).toContain('1000 open bets');
  const latest = draw({ bets: 1000, hasMore: true });
  expect(latest).toContain('Only your latest 1,000 bets are shown.');
  expect(latest).not.toContain('1000 open bets');
});

const round = { key: 'r', name: 'Teenpatti', markets: [], stakes: 300.1, held: undefined };
const match = { key: 'm', name: 'Lions v Tigers', markets: [], stakes: 500.2, held: 400 };

test('up to a hundred bets are grouped by match, more are in one list', () => {
  expect(draw({ bets: 100, events: [match] })).toContain('Lions v Tigers holds 400');
  expect(draw({ bets: 100, events: [match] })).not.toContain('one list');
  expect(draw({ bets: 101, events: [match] })).toContain('one list');
  expect(draw({ bets: 101, events: [match] })).not.toContain('Lions v Tigers');
});

test('the stakes of all matches are added up beside the exposure', () => {
  const html = draw({ bets: 2, events: [match, round] });
  expect(html).toContain('>1,000.00<');
  expect(html).toContain('>800.30<');
});

test('a round holds the rest of the exposure, unless the bets are older than the exposure', () => {
  expect(draw({ bets: 2, events: [match, round] })).toContain('Teenpatti holds 600');
  const older = draw({ bets: 2, events: [match, round] }, { isPlaceholderData: true });
  expect(older).toContain('Teenpatti holds undefined');
});

test('bets that cannot be loaded give the reason, and none is listed', () => {
  const html = draw({ bets: 2, events: [match] }, { error: new Error('No answer') });
  expect(html).toContain('No answer');
  expect(html).not.toContain('Lions v Tigers');
});
