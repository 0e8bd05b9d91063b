import type { PastRound } from '@maidan/contract';
import type { Table } from './table.ts';

/** Newest first. */
export const pastRounds = (table: Table): PastRound[] =>
  table.results().map(({ roundId, code, winners, isVoid }) => ({
    mid: roundId,
    result: code,
    sids: [...winners],
    isVoid,
  }));
