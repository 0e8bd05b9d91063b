import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeMatkaResult } from './matka-result.ts';
import { isPanna } from './pannas.ts';

describe('a result', () => {
  it('has stars in place of digits not drawn yet', () => {
    expect(writeMatkaResult({})).toBe('');
    expect(writeMatkaResult({ open: '134' })).toBe('134-8*-***');
    expect(writeMatkaResult({ open: '134', close: '479' })).toBe('134-80-479');
    expect(writeMatkaResult({ close: '479' })).toBe('***-*0-479');
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
  const marked = (mark: string) => rows.filter((row) => row[6] === mark);
  const isAsDerived = ([, , , open = '', jodi = '', close = '']: readonly string[]) =>
    isPanna(open) && isPanna(close) && writeMatkaResult({ open, close }) === `${open}-${jodi}-${close}`;

  it('every one is derived as it was recorded', () => {
    const sound = marked('1');
    expect(sound.length).toBeGreaterThan(11_000);
    expect(sound.filter((row) => !isAsDerived(row))).toEqual([]);
  });

  it('those marked as misprints are not', () => {
    const misprints = marked('0');
    expect(misprints.length).toBeGreaterThan(0);
    expect(misprints.filter(isAsDerived)).toEqual([]);
  });
});
