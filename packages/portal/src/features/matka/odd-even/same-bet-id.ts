import type { OddEvenBet } from './check-odd-even.ts';

/** A bet the house never answered, with the id it was sent under. */
export interface UnansweredBet extends OddEvenBet {
  readonly requestId: string;
}

/** The id of a bet that is sent again: under it the house takes the bet once. Another bet has none yet. */
export function sameBetId(
  { draw, parity, amount }: OddEvenBet,
  unanswered: UnansweredBet | undefined,
): string | undefined {
  const isSame = unanswered?.draw === draw && unanswered.parity === parity && unanswered.amount === amount;
  return isSame ? unanswered.requestId : undefined;
}
