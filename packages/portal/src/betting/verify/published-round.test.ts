import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ludoVerifier } from '../../products/launched/verify-ludo/ludo-verifier.tsx';
import { virtualVerifier } from '../../products/launched/verify-virtual/virtual-verifier.tsx';
import { en as table } from '../../products/tables/texts/en.ts';
import { en } from '../../texts/en.ts';
import { formatNotFound } from './verifier.ts';

const answer = vi.fn<() => Promise<Response>>();
vi.mock('../../texts/texts.ts', () => ({ currentTexts: () => en, useLanguage: () => 'en' }));
vi.mock('../../brand/brand.ts', () => ({ currentBrand: () => ({ apiBase: '/api' }) }));

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('window', { location: { href: 'https://maidan.example/main/verify-round' } });
});
afterEach(() => vi.unstubAllGlobals());

const roundIds = [
  ['virtual game', virtualVerifier, 'roulette.4fWq0aTzLmN2'],
  ['game of Ludo', ludoVerifier, 'L600113-000001-A'],
] as const;

async function textOf(verifier: typeof virtualVerifier, roundId: string): Promise<string> {
  const found = await verifier.find(roundId, new AbortController().signal);
  if (found.kind === 'found') throw new Error('There is nothing to find.');
  return formatNotFound(found, table.verify);
}

test.each(roundIds)('a published %s that cannot be read says so, and what to do', async (_, verifier, id) => {
  answer.mockImplementation(async () => new Response('<p>maintenance</p>'));
  expect(await textOf(verifier, id)).toBe(table.verify.unreadable);
});

test('a published round that lacks a field names it', async () => {
  answer.mockImplementation(async () => new Response('{"game":"roulette","version":"1"}'));
  expect(await textOf(virtualVerifier, 'roulette.1')).toBe(
    `${table.verify.unreadable} This field is missing: roundId`,
  );
});

test.each(roundIds)('a %s that the house fails to send can be requested again', async (_, verifier, id) => {
  answer.mockImplementation(async () => new Response('{}', { status: 503 }));
  expect(await textOf(verifier, id)).toBe(table.verify.unavailable);
});

test('a round that was never published is unknown', async () => {
  answer.mockImplementation(async () => new Response('', { status: 404 }));
  expect(await textOf(virtualVerifier, 'roulette.1')).toBe(table.verify.unknown);
});

test('without an answer the reason is in the player’s language', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  const { signal } = new AbortController();
  await expect(virtualVerifier.find('roulette.1', signal)).rejects.toThrow(en.errors.noResponse);
});

test('a page that was left gets no error', async () => {
  const leaving = new AbortController();
  answer.mockImplementation(async () => {
    leaving.abort();
    throw leaving.signal.reason;
  });
  await expect(virtualVerifier.find('roulette.1', leaving.signal)).rejects.toThrow('aborted');
});
