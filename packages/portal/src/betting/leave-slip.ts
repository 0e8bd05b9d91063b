import type { Outcome, Slip, SlipBet } from './slip.ts';

/** A bet under way when its page is left still has an outcome: `announce` is called with it. */
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
