import type { TableNow } from './table-now.ts';

/** Says of each picture whether the round, or whether it is decided, differs from the picture before it. */
export function stageWatch(): (table: Pick<TableNow, 'round'>) => boolean {
  let last: string | undefined;
  return ({ round: { roundId, result } }) => {
    const stage = `${roundId} ${result === undefined ? 'open' : 'decided'}`;
    const isNew = last !== undefined && stage !== last;
    last = stage;
    return isNew;
  };
}
