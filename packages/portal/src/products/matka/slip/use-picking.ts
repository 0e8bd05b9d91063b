import { coinsToWireNumber } from '@maidan/betting';
import { toast } from '@maidan/ui/toasts/toast.tsx';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { useSlip } from './matka-slip.tsx';
import {
  addPicks,
  clearAmounts,
  nothingPicked,
  type Pick,
  type Picked,
  setAmount,
  togglePicks,
  totalOf,
} from './picked-lines.ts';

/** Document 1, section 9: how long a notification is shown. */
const noticeMs = 1_000;
const slipCell = 'matka';

export interface Picking {
  /** What is on the slip now. */
  readonly picked: () => Picked;
  /** Picks those that are not picked; if all of them are, removes them. */
  readonly toggle: (picks: readonly Pick[]) => void;
  readonly add: (picks: readonly Pick[]) => void;
  readonly setAmount: (amount: number) => void;
  readonly clearAmounts: () => void;
  readonly close: () => void;
  readonly notify: (message: string) => void;
}

/** What a tap does to the slip. Each picked number restarts its seven seconds. */
export function usePicking(): Picking {
  const slip = useSlip();
  const texts = useMatkaTexts();
  const picked = (): Picked => {
    const state = slip.get();
    return state.kind === 'open' ? state.bet.picked : nothingPicked;
  };
  const total = ({ lines }: Picked): number => coinsToWireNumber(totalOf(lines));

  function restart(next: Picked): void {
    if (slip.get().kind === 'placing') return;
    if (next.lines.length === 0) {
      slip.close();
      return;
    }
    slip.open({ cell: slipCell, picked: next });
    slip.setStake(total(next));
  }

  /** Changing the amount does not restart the countdown. */
  function change(next: Picked): void {
    slip.reprice({ picked: next });
    slip.setStake(total(next));
  }

  return {
    picked,
    toggle: (picks) => restart(togglePicks(picked(), picks)),
    add: (picks) => restart(addPicks(picked(), picks)),
    setAmount: (amount) => change(setAmount(picked(), amount)),
    clearAmounts: () => change(clearAmounts(picked())),
    close: () => slip.close(),
    notify: (message) => void toast.error(message || texts.messages.failed, { durationMs: noticeMs }),
  };
}
