import {
  type Coins,
  coins,
  parseCoins,
  type Refusal,
  type RefusalCode,
  refusalMessage,
} from '@maidan/betting';
import { type WalletRefusalReason, type WalletRefused, walletRefusals } from '@maidan/contract';
import type { Logger } from '@maidan/process/log.ts';
import type { House } from '../../house.ts';
import type { InTurn } from '../../in-turn.ts';
import type { LaunchedGame } from './game-store.ts';

export const refuse = (
  reason: WalletRefusalReason,
  message: string = walletRefusals[reason],
): WalletRefused => ({
  status: 'refused',
  reason,
  message,
});

const reasons: { readonly [Code in RefusalCode]?: WalletRefusalReason } = {
  'market-suspended': 'game-off',
  'market-not-open': 'round-over',
  'round-closed': 'round-over',
  'stake-not-whole': 'amount',
  'stake-below-min': 'amount',
  'stake-above-max': 'amount',
  'house-limit-reached': 'amount',
  'market-limit-reached': 'amount',
  'balance-below-zero': 'not-enough-coins',
  'not-enough-coins': 'not-enough-coins',
};

/** Any other refusal of a bet becomes `betting-shut`, with the refusal's own message. */
export const refusedBet = (refusal: Refusal): WalletRefused =>
  refuse(reasons[refusal.code] ?? 'betting-shut', refusalMessage(refusal));

/** Points are in whole hundredths and cost a whole number of coins each, so a stake is exact in coins. */
export function pointsToCoins(points: string, pricePerPoint: number): Coins {
  const hundredths = parseCoins(points);
  if (hundredths === undefined) throw new RangeError(`${points} are no points`);
  return coins(hundredths * BigInt(pricePerPoint));
}

/** Rounded down: a player can stake all that is shown. */
export function coinsToPoints(amount: bigint, pricePerPoint: number): string {
  const hundredths = amount <= 0n ? 0n : amount / BigInt(pricePerPoint);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

export const stakeablePoints = (
  wallet: { readonly balance: bigint; readonly exposure: bigint },
  pricePerPoint: number,
): string => coinsToPoints(wallet.balance - wallet.exposure, pricePerPoint);

/** What is needed to carry out a provider's call. */
export interface WalletParts {
  readonly house: House;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Logger;
  /** By id, of any provider. */
  readonly findGame: (id: string) => Promise<LaunchedGame | undefined>;
  /** Whether it takes bets, as last read. */
  readonly isOn: (gameId: string) => boolean;
  /** Runs the settlements of a round one at a time. */
  readonly inTurn: InTurn;
}

/** The house cannot carry this out now: the provider should repeat the call. */
export class NotNow extends Error {}
