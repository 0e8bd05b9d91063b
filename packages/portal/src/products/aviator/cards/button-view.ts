import type { Card, CardFlight } from './card.ts';

/** The label and action of a card's big button (document 2, section 4). */
export type ButtonView =
  | { readonly kind: 'bet'; readonly stake: number }
  | { readonly kind: 'placing' }
  /** A bet for the next round, which can be cancelled. */
  | { readonly kind: 'cancel-queued' }
  /** A bet on the open round. */
  | { readonly kind: 'cancel' }
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'cash-out'; readonly stake: number; readonly isNearTarget: boolean }
  | { readonly kind: 'cashing' }
  /** The flight is over, or the connection is lost, and the house has not yet reported how the bet ended. */
  | { readonly kind: 'settling' };

export function buttonView({ bet, stake }: Card, { status, roundId }: CardFlight): ButtonView {
  switch (bet.kind) {
    case 'queued':
      return { kind: 'cancel-queued' };
    case 'placing':
    case 'cancelling':
      return { kind: bet.kind };
    case 'cashing':
    case 'reached':
      return { kind: 'cashing' };
    case 'placed':
      if (bet.roundId !== roundId || status === 'waiting' || status === 'close') return { kind: 'settling' };
      if (status === 'open') return { kind: 'cancel' };
      return { kind: 'cash-out', stake: bet.stake, isNearTarget: bet.isNearTarget };
    default:
      return { kind: 'bet', stake };
  }
}
