import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { en as resultsTexts } from '../../../../betting/result-texts/en.ts';
import { en as aviatorTexts } from '../../../aviator/texts/en.ts';
import { en } from '../../texts/en.ts';
import { fakeResults } from './fake-results.ts';
import { ResultDialog } from './result-dialog.tsx';

const service = vi.hoisted(() => ({
  answer: {} as { data?: unknown; error?: Error; refetch?: () => void },
}));
vi.mock('../../texts/table-texts.ts', () => ({ useTableTexts: () => en }));
vi.mock('../../../../betting/result-texts/results-texts.ts', () => ({ useResultsTexts: () => resultsTexts }));
vi.mock('../../../aviator/texts/aviator-texts.ts', () => ({ useAviatorTexts: () => aviatorTexts }));
vi.mock('../api.ts', () => ({ useRoundResult: () => service.answer, useSettledBets: () => [] }));
vi.mock('@maidan/ui/dialogs/dialog.tsx', () => ({
  Dialog: ({ title, children }: { title: string; children: ReactNode }) =>
    createElement('section', { 'aria-label': title }, children),
}));

beforeEach(() => {
  service.answer = {};
});

async function draw(casinoType?: string, listedResult?: string): Promise<string> {
  const dialog = createElement(ResultDialog, {
    title: 'PARTNERSHIP DETAILS',
    roundId: '7',
    casinoType,
    listedResult,
    onClose: () => {},
  });
  const stream = await renderToReadableStream(dialog);
  await stream.allReady;
  return new Response(stream).text();
}

test('a result service that fails is reported, and can be called again', async () => {
  service.answer = { error: new Error('No answer came'), refetch: () => {} };
  const html = await draw();
  for (const shown of [en.results.notLoaded, 'No answer came', en.results.retry])
    expect(html).toContain(shown);
});

test('for a round that the service does not know there is no result', async () => {
  service.answer = { data: null };
  expect(await draw()).toContain('Result not available');
});

test('a round of a game that is not dealt here is laid out by its type', async () => {
  service.answer = { data: fakeResults.War };
  const html = await draw();
  expect(html).toContain('aria-label="PARTNERSHIP DETAILS"');
  expect(html.match(/data-state="won"[^>]*aria-label="PLAYER \d"/g)).toHaveLength(2);
});

test('a round of a game dealt here, but dealt elsewhere, is laid out by its cards', async () => {
  service.answer = { data: fakeResults.teen9 };
  expect(await draw()).toMatch(/data-state="won"[^>]*aria-label="LION"/);
});

test('a result that does not name its game has the type it was requested with', async () => {
  const { gtype: _, ...unnamed } = fakeResults.baccarat;
  service.answer = { data: { t1: { ...unnamed, rid: '7', card: unnamed.cardsorg } } };
  expect(await draw('baccarat')).toMatch(/data-state="won"[^>]*aria-label="BANKER"/);
});

test('anything that is not a result is shown as not available', async () => {
  service.answer = { data: { t1: null } };
  expect(await draw('teen20')).toContain('Result not available');
});

test('a corrected result names the old one, the new one and the reason', async () => {
  const correction = {
    correctedAt: '2026-01-01T00:00:00.000Z',
    was: { win: '1', winners: ['Dragon', 'Dragon Red'], isVoid: false },
    now: { win: '', winners: [], isVoid: true },
    reason: 'The shoe was short',
  };
  service.answer = { data: { ...fakeResults.dt6, isVoid: true, corrections: [correction] } };
  const html = await draw();
  for (const shown of ['Result corrected', 'Dragon, Dragon Red', 'The shoe was short', resultsTexts.voided])
    expect(html).toContain(shown);
});

test('a result that was never corrected does not mention corrections', async () => {
  service.answer = { data: fakeResults.dt6 };
  expect(await draw()).not.toContain('Result corrected');
});

test('a flight has no cards: where the plane flew away is shown', async () => {
  service.answer = { data: { mid: 'aviator.48', gtype: 'aviator', mtime: '2026-11-17T15:55:47.799Z' } };
  const html = await draw(undefined, '1.80x');
  expect(html).toContain('Flew away at 1.80x');
  expect(html).toContain('aviator.48');
  expect(html).not.toContain('15:55:47.799Z');
});
