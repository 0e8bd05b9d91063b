import type { Verb } from '../../../operator/verb.ts';
import { correctRound } from './correct-round.ts';
import { setTable } from './set-table.ts';
import { voidRound } from './settle-round.ts';
import { openTable, shutTable } from './switch-table.ts';

/** In the order help shows them. */
export const tableVerbs: readonly Verb[] = [openTable, shutTable, setTable, voidRound, correctRound];
