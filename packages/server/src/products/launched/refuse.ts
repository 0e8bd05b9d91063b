import type { Refusal, RefusalCode } from '@maidan/betting';
import { refusalMessage } from '@maidan/betting';
import { type WalletRefusalReason, type WalletRefused, walletRefusals } from '@maidan/contract';

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
