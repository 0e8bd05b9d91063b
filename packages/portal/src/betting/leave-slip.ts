import type { Outcome, Slip, SlipBet } from './slip.ts';

/**
 * Closes the slip when its page is left. `announce` gets the outcome of a bet that was still being placed.
 */
export function leaveSlip<Bet extends SlipBet>(slip: Slip<Bet>, announce: (outcome: Outcome) => void): void {
  slip.close();
  if (slip.get().kind !== 'placing') return;
  const stop = slip.subscribe(() => {
    const state = slip.get();
    if (state.kind !== 'done') return;
    stop();
    announce(state.outcome);
  });
}
