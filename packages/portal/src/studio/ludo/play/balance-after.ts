import type { LudoTable } from '@maidan/contract/wire';
import { hundredthsOf } from '../../points.ts';

const isStaked = (table: LudoTable): boolean => table.seats.some(({ isYou, seedHash }) => isYou && seedHash !== '');

const write = (hundredths: bigint): string =>
  `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;

/** The table says no balance: what it took and paid while the page looked on is taken from and added to the last one known. */
export function balanceAfter(balance: string, before: LudoTable | null, now: LudoTable | null): string {
  if (before === null || now === null || before.gameId !== now.gameId) return balance;
  let hundredths = hundredthsOf(balance);
  if (!isStaked(before) && isStaked(now)) hundredths -= BigInt(now.stake) * 100n;
  if (!before.result && now.result) hundredths += hundredthsOf(now.result.paid);
  return write(hundredths < 0n ? 0n : hundredths);
}
