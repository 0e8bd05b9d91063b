import type { MatkaDraw } from './matka-game.ts';

export type Parity = 'ODD' | 'EVEN';

export interface OddEvenDraft {
  readonly draw: MatkaDraw | undefined;
  readonly parity: Parity | undefined;
  readonly amount: number;
}

export interface OddEvenBet {
  readonly draw: MatkaDraw;
  readonly parity: Parity;
  readonly amount: number;
}

/** Keys of the messages beside the fields, and of the notification for the first of them. */
export interface OddEvenFaults {
  readonly draw?: 'fieldMarket';
  readonly parity?: 'fieldGame';
  readonly amount?: 'fieldAmount';
  readonly notice: 'pleaseSelectMarket' | 'pleaseSelectGame' | 'fieldAmount';
}

/** Document 2, section 5. */
export function checkOddEven({ draw, parity, amount }: OddEvenDraft): OddEvenBet | OddEvenFaults {
  if (draw !== undefined && parity !== undefined && amount > 0) return { draw, parity, amount };
  const notice =
    draw === undefined ? 'pleaseSelectMarket' : parity === undefined ? 'pleaseSelectGame' : 'fieldAmount';
  return {
    ...(draw === undefined ? { draw: 'fieldMarket' } : {}),
    ...(parity === undefined ? { parity: 'fieldGame' } : {}),
    ...(amount > 0 ? {} : { amount: 'fieldAmount' }),
    notice,
  };
}

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
