import type { Match } from '@maidan/contract/wire';
import { parseDateTime } from '@maidan/ui/format/dates.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../../app/home/texts/en.ts';
import { RowState } from './match-row.tsx';

vi.mock('../../../house/call.ts', () => ({}));
const clock = vi.hoisted(() => ({ nowMs: 0 }));
vi.mock('@maidan/ui/format/now.ts', () => ({ useNow: () => clock.nowMs }));
vi.mock('../../../app/home/texts/home-texts.ts', () => ({ useHomeTexts: () => en }));

const match = { matchDate: '02-03-2026 20:45:00', seriesName: 'Cup', status: 'UPCOMING' } as Match;
const shown = (now: string, more: Partial<Match> = {}) => {
  clock.nowMs = parseDateTime(now);
  return renderToStaticMarkup(createElement(RowState, { match: { ...match, ...more } }));
};

test('a marker blinks from 30 minutes before the start, and not before', () => {
  expect(shown('02-03-2026 20:14:59')).not.toContain('animate-blink');
  const soon = shown('02-03-2026 20:15:00');
  expect(soon).toMatch(/<span aria-hidden="true" class="[^"]*animate-blink[^"]*"><\/span>/);
  expect(soon).toContain(en.rows.startsIn(30));
  expect(shown('02-03-2026 20:15:00', { status: 'INPLAY' })).not.toContain('animate-blink');
});
