import type { TableCode } from '../../registry.ts';

/** The result codes of the two opposing sides, for tables that have two; any other result is a tie. */
const sides: Partial<Record<TableCode, readonly [string, string]>> = {
  abj: ['1', '2'],
  dt20: ['1', '2'],
  dt202: ['1', '2'],
  lucky7eu: ['1', '2'],
  teen: ['1', '2'],
  teen20: ['1', '3'],
};

export const twoSidesOf = (code: string): readonly [string, string] | undefined =>
  Object.hasOwn(sides, code) ? sides[code as TableCode] : undefined;
