import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { numberGroups, sattaGroups } from './number-groups.ts';

test('single patti has ten groups of twelve, double patti ten of nine, from ank 0 to 9', () => {
  const sizes = (game: 'SINGLE_PATTI' | 'DOUBLE_PATTI') =>
    numberGroups(game).map(({ ank, numbers }) => `${ank}:${numbers.length}`);
  expect(sizes('SINGLE_PATTI')).toEqual([...'0123456789'].map((ank) => `${ank}:12`));
  expect(sizes('DOUBLE_PATTI')).toEqual([...'0123456789'].map((ank) => `${ank}:9`));
});

test('single is 0 to 9, jodi 00 to 99, triple patti 000 to 999', () => {
  const [single] = numberGroups('SINGLE');
  const [jodi] = numberGroups('JODI');
  const [triple] = numberGroups('TRIPLE_PATTI');
  expect(single?.numbers.join('')).toBe('0123456789');
  expect([jodi?.numbers.length, jodi?.numbers[0], jodi?.numbers[99]]).toEqual([100, '00', '99']);
  expect(triple?.numbers.slice(0, 2)).toEqual(['000', '111']);
});

const terms = { rates: { SINGLE: 9.5, JODI: 95 }, day: '2026-07-14' };

test('single patti is 01 to 100, as JODI and OPEN', () => {
  const [group] = sattaGroups('singlePatti', terms, en.satta);
  const numbers = group?.picks.map(({ number }) => number) ?? [];
  expect([numbers.length, numbers[0], numbers[8], numbers[99]]).toEqual([100, '01', '09', '100']);
  expect(new Set(group?.picks.map(({ game, draw, rate }) => `${game} ${draw} ${rate}`))).toEqual(
    new Set(['JODI OPEN 95']),
  );
});

test('harup is 1 to 10 andar as SINGLE and OPEN, and 1 to 10 bahar as SINGLE and CLOSE', () => {
  const groups = sattaGroups('haroop', terms, en.satta);
  expect(groups.map(({ title }) => title)).toEqual(['Andar', 'Bahar']);
  expect(groups.map(({ picks }) => picks.map(({ number }) => number).join(' '))).toEqual([
    '1 2 3 4 5 6 7 8 9 10',
    '1 2 3 4 5 6 7 8 9 10',
  ]);
  expect(groups.map(({ picks: [pick] }) => `${pick?.game} ${pick?.draw} ${pick?.label}`)).toEqual([
    'SINGLE OPEN Andar 1',
    'SINGLE CLOSE Bahar 1',
  ]);
});

test('every number has a different key', () => {
  for (const game of ['singlePatti', 'haroop'] as const) {
    const keys = sattaGroups(game, terms, en.satta).flatMap(({ picks }) => picks.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
  }
});
