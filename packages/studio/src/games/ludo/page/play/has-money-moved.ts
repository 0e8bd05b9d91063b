import type { LudoTable } from '../../../../wire/ludo.ts';

const isStaked = (table: LudoTable | null): boolean =>
  table?.seats.some(({ isYou, seedHash }) => isYou && seedHash !== '') ?? false;

const stageOf = (table: LudoTable | null): string => (isStaked(table) ? (table?.stage ?? '') : '');

/**
 * A stake may have been locked, or a game has ended: the balance has changed. The hash of a seed is visible
 * before the wallet has answered, so the balance is loaded once more when the game begins.
 */
export function hasMoneyMoved(before: LudoTable | null, now: LudoTable | null): boolean {
  const isSame = before?.gameId === now?.gameId;
  return stageOf(now) !== (isSame ? stageOf(before) : '') || (isSame && !before?.result && !!now?.result);
}
