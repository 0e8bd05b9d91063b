import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

vi.mock('../../house/call.ts', () => ({ call: vi.fn(), noResponseCode: -1 }));
vi.mock('../../house/wallet-store.ts', () => ({ setWallet: vi.fn() }));
vi.mock('../../house/session.ts', () => ({ updateSession: vi.fn() }));

const { putFlightFirst, usePastFlights } = await import('./api.ts');

const flightOf = (number: number) => ({ roundId: `aviator.${number}`, crash: number / 10, isVoid: false });

test('a crash goes to the front of the history once, which keeps thirty', () => {
  const queries = new QueryClient();
  for (let number = 1; number <= 31; number += 1) putFlightFirst(queries, flightOf(number));
  putFlightFirst(queries, flightOf(31));
  const Strip = () => usePastFlights().map(({ roundId }) => `${roundId} `);
  const strip = createElement(QueryClientProvider, { client: queries }, createElement(Strip));
  const shown = renderToStaticMarkup(strip).trim().split(' ');
  expect(shown).toEqual(Array.from({ length: 30 }, (_, index) => `aviator.${31 - index}`));
});
