import type { Outcome, Slip } from './slip.ts';

/** A bet under way when its page is left still has an outcome: `tell` is called with it. */
export function leaveSlip(slip: Slip, tell: (outcome: Outcome) => void): void {
  slip.close();
  if (slip.get().kind !== 'placing') return;
  const stop = slip.subscribe(() => {
    const state = slip.get();
    if (state.kind !== 'done') return;
    stop();
    tell(state.outcome);
  });
}
