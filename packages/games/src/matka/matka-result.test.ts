import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawnPannas, drawnResults, misprints } from '../../testing/drawn-pannas.ts';
import { writeMatkaResult } from './matka-games.ts';
import { isPanna } from './pannas.ts';

describe('a result', () => {
  it('has stars in place of digits not drawn yet', () => {
    expect(writeMatkaResult({})).toBe('');
    expect(writeMatkaResult({ open: '134' })).toBe('134-8*-***');
    expect(writeMatkaResult({ open: '134', close: '479' })).toBe('134-80-479');
    expect(writeMatkaResult({ close: '479' })).toBe('***-*0-479');
  });
});

const isAsDerived = (recorded: string): boolean => {
  const [open = '', , close = ''] = recorded.split('-');
  return isPanna(open) && isPanna(close) && writeMatkaResult({ open, close }) === recorded;
};

describe('of real draws', () => {
  it('every one is derived as it was recorded', () => {
    for (const [ank, pannas] of Object.entries(drawnPannas))
      for (const open of pannas.split(' ')) expect(writeMatkaResult({ open })).toBe(`${open}-${ank}*-***`);
    expect(drawnResults.filter((result) => !isAsDerived(result))).toEqual([]);
  });

  it('those that are misprints are not', () => {
    expect(misprints.filter(isAsDerived)).toEqual([]);
  });
});

/** All of these draws, which are never part of the repository; where they lie beside it they are tested too. */
const charts = new URL('../../../../../shared/data/matka/panel_results.csv', import.meta.url);

if (existsSync(charts)) {
  it('every draw of the recorded charts is derived as it was recorded, unless it is marked as a misprint', () => {
    const rows = readFileSync(charts, 'utf8').trim().split(/\r?\n/).slice(1);
    const read = rows.map((row) => {
      const [, , , open, jodi, close, mark] = row.split(',');
      return { result: `${open}-${jodi}-${close}`, isSound: mark === '1' };
    });
    expect(read.length).toBeGreaterThan(11_000);
    expect(read.filter(({ result, isSound }) => isAsDerived(result) !== isSound)).toEqual([]);
  });
}
