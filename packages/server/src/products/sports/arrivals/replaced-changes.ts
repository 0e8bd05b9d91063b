import type { ArrivedChange } from '../board/board-state.ts';

type Change = ArrivedChange['change'];

/** Changes that newer ones replace need not wait any longer: a database may be gone for hours. */
export function withoutReplaced(
  waiting: readonly ArrivedChange[],
  newer: readonly ArrivedChange[],
): readonly ArrivedChange[] {
  if (waiting.length === 0) return waiting;
  const newerOf = Map.groupBy(newer, ({ change }) => subjectOf(change));
  return waiting.filter(({ change }) => {
    const subject = subjectOf(change);
    return subject === undefined || !newerOf.get(subject)?.some((next) => isReplaced(change, next.change));
  });
}

/** What the change is about, for the kinds that can be replaced. */
function subjectOf(change: Change): string | undefined {
  if (change.kind === 'score') return `score ${change.matchId}`;
  return change.kind === 'prices' || change.kind === 'unreadable'
    ? `${change.kind} ${change.marketId}`
    : undefined;
}

/** Prices are replaced by prices that state as much: what a message leaves out stays as it was, and a shut market stays shut. */
function isReplaced(change: Change, next: Change): boolean {
  if (change.kind !== 'prices' || next.kind !== 'prices') return true;
  if (change.state === 'shut') return next.state === 'shut';
  return (['runners', 'line', 'betDelayMs'] as const).every(
    (field) => change[field] === undefined || next[field] !== undefined,
  );
}
