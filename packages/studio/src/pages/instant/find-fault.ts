import { type BetFault, findBetFault, type VirtualGame } from '../../rules/virtual-game.ts';
import { formatPoints, hundredthsOf } from '../points.ts';
import type { StudioTexts } from '../texts/en.ts';
import { listOf, type Stakes, totalOf } from './bets.ts';

export interface StakeFault {
  readonly kind: BetFault['kind'] | 'balance';
  /** In points, formatted. */
  readonly limit: string;
}

/** Why these chips cannot be played; the studio and the wallet have the final decision. */
export function findFault(
  game: VirtualGame,
  stakes: Stakes,
  balance: string | undefined,
): StakeFault | undefined {
  const fault = findBetFault(game, listOf(stakes));
  if (fault !== undefined) return { kind: fault.kind, limit: formatPoints(fault.limit) };
  if (balance === undefined || BigInt(totalOf(stakes)) * 100n <= hundredthsOf(balance)) return undefined;
  return { kind: 'balance', limit: formatPoints(balance) };
}

export const sayFault = (texts: StudioTexts, { kind, limit }: StakeFault): string =>
  texts.faults[kind](limit);
