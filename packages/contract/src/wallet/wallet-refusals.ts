/** The wallet's refusals of a provider's call, with the messages it answers. */
export const walletRefusals = {
  'not-enough-coins': 'The player has not enough coins for this bet',
  'betting-shut': 'This player may not bet now',
  'game-off': 'This game is not offered now',
  amount: 'This amount cannot be taken',
  'session-ended': 'There is no such session, or it has ended',
  'round-over': 'This round is over',
  'rolled-back': 'This transaction was rolled back',
  reused: 'This transaction id was used for something else',
  'unknown-round': 'This player has no bet on this round',
  'unknown-player': 'There is no such player',
} as const;

export type WalletRefusalReason = keyof typeof walletRefusals;
