import type { Verb } from '../../../verb/verb.ts';
import type { OperatedTables } from '../tables.ts';
import { correctRound } from './correct-round.ts';
import { setTable } from './set-table.ts';
import { voidRound } from './settle-round.ts';
import { openTable, shutTable } from './switch-table.ts';

/** In the order help shows them. */
export const tableVerbs: readonly Verb<OperatedTables>[] = [
  openTable,
  shutTable,
  setTable,
  voidRound,
  correctRound,
];
