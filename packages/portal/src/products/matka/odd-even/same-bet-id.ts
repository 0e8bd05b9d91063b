import type { OddEvenBet } from './check-odd-even.ts';

/** A bet without an answer, with the id it was sent with. */
export interface UnansweredBet extends OddEvenBet {
  readonly requestId: string;
}

/**
 * The id of the unanswered bet if this is the same bet, so that the house accepts it only once. Undefined for
 * another bet.
 */
export function sameBetId(
  { draw, parity, amount }: OddEvenBet,
  unanswered: UnansweredBet | undefined,
): string | undefined {
  const isSame = unanswered?.draw === draw && unanswered.parity === parity && unanswered.amount === amount;
  return isSame ? unanswered.requestId : undefined;
}
