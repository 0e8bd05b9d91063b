import type { LudoTable } from '@maidan/contract/wire';

const isStaked = (table: LudoTable | null): boolean =>
  table?.seats.some(({ isYou, seedHash }) => isYou && seedHash !== '') ?? false;

/** A stake was locked, or a game ended: the balance is another one now. */
export function hasMoneyMoved(before: LudoTable | null, now: LudoTable | null): boolean {
  const isSame = before?.gameId === now?.gameId;
  return isStaked(now) !== (isSame && isStaked(before)) || (isSame && !before?.result && !!now?.result);
}
