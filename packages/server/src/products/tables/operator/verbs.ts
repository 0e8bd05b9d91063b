import type { Verb } from '../../../operator/verb.ts';
import { correctRound } from './correct-round.ts';
import { openTable } from './open-table.ts';
import { setTable } from './set-table.ts';
import { shutTable } from './shut-table.ts';
import { voidRound } from './void-round.ts';

/** In the order help shows them. */
export const tableVerbs: readonly Verb[] = [openTable, shutTable, setTable, voidRound, correctRound];
