import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMatkaResult, writeMatkaResult } from './matka-result.ts';

describe('a result', () => {
  it('has stars in place of digits not drawn yet', () => {
    expect(writeMatkaResult({})).toBe('');
    expect(writeMatkaResult({ open: '134' })).toBe('134-8*-***');
    expect(writeMatkaResult({ open: '134', close: '479' })).toBe('134-80-479');
    expect(writeMatkaResult({ close: '479' })).toBe('***-*0-479');
  });

  it('is read back when its pannas match its jodi', () => {
    expect(readMatkaResult('134-80-479')).toEqual({ open: '134', close: '479' });
  });

  it.each([
    ['a jodi of other anks', '119-98-125'],
    ['a panna out of order', '575-05-366'],
    ['a 0 before other digits', '041-50-479'],
    ['a half', '134-8*-***'],
    ['a panna of two digits', '13-80-479'],
    ['nothing', ''],
  ])('is refused with %s', (_, text) => {
    expect(readMatkaResult(text)).toBeUndefined();
  });
});

/** Real draws, kept beside the repository and not part of it: tested only where they exist. */
const recorded = new URL('../../../../../shared/data/matka/panel_results.csv', import.meta.url);

describe.runIf(existsSync(recorded))('of real draws', () => {
  const rows = (existsSync(recorded) ? readFileSync(recorded, 'utf8') : '')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  const resultOf = ([, , , open = '', jodi = '', close = '']: readonly string[]) =>
    `${open}-${jodi}-${close}`;
  const marked = (mark: string) => rows.filter((row) => row[6] === mark).map(resultOf);

  it('every one is derived as it was recorded', () => {
    const sound = marked('1');
    expect(sound.length).toBeGreaterThan(11_000);
    expect(sound.filter((text) => writeMatkaResult(readMatkaResult(text) ?? {}) !== text)).toEqual([]);
  });

  it('those marked as misprints are refused', () => {
    const misprints = marked('0');
    expect(misprints.length).toBeGreaterThan(0);
    expect(misprints.filter((text) => readMatkaResult(text) !== undefined)).toEqual([]);
  });
});
