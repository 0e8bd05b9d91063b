import { outcomeOf, sendForWallet, type Wait } from '../../../betting/api.ts';
import { call } from '../../../house/call.ts';
import type { MatkaDraw, MatkaGame } from '../matka-game.ts';

export interface NumberBet {
  readonly matkaEventId: string;
  readonly game: MatkaGame;
  readonly draw: MatkaDraw;
  readonly number: string;
  readonly stake: number;
  readonly day: string;
  readonly requestId: string;
}

export interface NumberAnswer {
  readonly isPlaced: boolean;
  /** The house's message about a refusal; empty if there was no answer. */
  readonly message: string;
  /** It may have been placed nevertheless. */
  readonly isUnanswered?: boolean;
}

/** One number, one call, one answer (document 2, section 7). */
export async function placeNumber(bet: NumberBet, pause?: Wait): Promise<NumberAnswer> {
  const request = {
    matkaEventId: bet.matkaEventId,
    gameType: bet.game,
    betType: bet.draw,
    betNumber: bet.number,
    amount: bet.stake,
    day: bet.day,
    requestId: bet.requestId,
  };
  const reply = await sendForWallet(() => call('matka/matkaPlaceBet', request), pause);
  return outcomeOf(reply);
}
