import { keyFromText } from '@maidan/betting';
import { drawCommitment, matkaAt, matkaTimes } from '@maidan/games/rules';
import { expect, it } from 'vitest';
import { commitmentOf, type DrawSeed, dayToOpen } from './open-day.ts';
import { unset } from './settings-store.ts';

const entry = matkaAt('sandhya');
if (entry === undefined) throw new Error('no such matka');
const { open } = matkaTimes(entry, '2026-01-02');

it.each([
  ['a moment before its open shuts', open.betsUntil - 1, '2026-01-02'],
  ['at that moment', open.betsUntil, '2026-01-03'],
])('the first day is the next one whose open draw is still to come: %s', (_, now, day) => {
  expect(dayToOpen(entry, undefined, unset, now)).toMatchObject({ number: 1, day, drawnBy: 'seed' });
});

it('the next day comes after the last, is never the same one again, and skips days that have passed', () => {
  const next = (day: string, now = open.betsUntil - 1) =>
    dayToOpen(entry, { number: 7, day }, unset, now).day;
  expect([next('2026-01-01'), next('2026-01-02'), next('2026-01-05')]).toEqual([
    '2026-01-02',
    '2026-01-03',
    '2026-01-06',
  ]);
  expect(next('2025-12-20')).toBe('2026-01-02');
  expect(dayToOpen(entry, { number: 7, day: '2026-01-01' }, unset, open.betsUntil).number).toBe(8);
});

it('a matka drawn by an operator opens its next day as drawn by an operator', () => {
  const left = { ...unset, isDrawnByOperator: true };
  expect(dayToOpen(entry, undefined, left, open.betsUntil).drawnBy).toBe('operator');
});

it('open and close commit to their own seed, a jodi to both, and a day drawn by an operator to none', () => {
  const seedOf = (text: string): DrawSeed => ({
    seed: keyFromText(text),
    hash: '',
    chainEnd: '',
    position: 1,
  });
  const seeds = { open: seedOf('open'), close: seedOf('close') };
  const [opened, closed] = [drawCommitment(seeds.open.seed), drawCommitment(seeds.close.seed)];
  const bound = (drawnBy: 'seed' | 'operator') =>
    (['open', 'close', 'jodi'] as const).map((part) => commitmentOf({ drawnBy }, part, seeds));
  expect(bound('seed')).toEqual([opened, closed, `${opened}+${closed}`]);
  for (const text of bound('operator')) expect(text).toMatch(/^operator\./);
});
