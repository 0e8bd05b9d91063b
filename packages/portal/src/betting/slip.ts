import type { SlipBet } from './slip-bet.ts';

/** Document 1, section 9. */
export const slipSeconds = 10;

export type SlipState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open'; readonly bet: SlipBet; readonly stake: number; readonly secondsLeft: number }
  | { readonly kind: 'placing'; readonly bet: SlipBet; readonly stake: number }
  | { readonly kind: 'done'; readonly bet: SlipBet; readonly outcome: Outcome };

export interface Outcome {
  readonly isPlaced: boolean;
  /** The house's own words; empty when it had none. */
  readonly message: string;
  /** The price it was taken at, as the slip shows prices, where that is another than was tapped. */
  readonly takenAt?: string;
}

export interface PlacedBet {
  readonly bet: SlipBet;
  readonly stake: number;
  readonly requestId: string;
}

export interface SlipParts {
  readonly now: () => number;
  /** Calls back every second until the returned function is called. */
  readonly everySecond: (callback: () => void) => () => void;
  readonly newRequestId: () => string;
  readonly place: (placed: PlacedBet) => Promise<Outcome>;
  /** When processing ends, whichever way. */
  readonly onProcessed: () => void;
}

export interface Slip {
  readonly get: () => SlipState;
  readonly subscribe: (listener: () => void) => () => void;
  open(bet: SlipBet): void;
  setStake(stake: number): void;
  /** Takes the price shown now instead of the one tapped. */
  reprice(price: Pick<SlipBet, 'odds' | 'run'>): void;
  done(): void;
  close(): void;
}

const closed: SlipState = { kind: 'closed' };

/** Document 1, section 4. One request id per slip: whatever is tapped twice or asked again is one bet. */
export function createSlip(parts: SlipParts): Slip {
  const listeners = new Set<() => void>();
  let state: SlipState = closed;
  let requestId = '';
  let closesAt = 0;
  let stopCounting = () => {};

  function become(next: SlipState): void {
    if (next.kind !== 'open') stopCounting();
    state = next;
    for (const listener of listeners) listener();
  }

  function count(): void {
    if (state.kind !== 'open') return;
    // By the clock, since a page in the background is called back late.
    const secondsLeft = Math.ceil((closesAt - parts.now()) / 1000);
    become(secondsLeft > 0 ? { ...state, secondsLeft } : closed);
  }

  async function place(bet: SlipBet, stake: number): Promise<void> {
    become({ kind: 'placing', bet, stake });
    const outcome = await parts.place({ bet, stake, requestId });
    become({ kind: 'done', bet, outcome });
    parts.onProcessed();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(bet) {
      if (state.kind === 'placing') return;
      stopCounting();
      requestId = parts.newRequestId();
      closesAt = parts.now() + slipSeconds * 1000;
      stopCounting = parts.everySecond(count);
      become({ kind: 'open', bet, stake: 0, secondsLeft: slipSeconds });
    },
    setStake(stake) {
      if (state.kind === 'open') become({ ...state, stake });
    },
    reprice(price) {
      if (state.kind === 'open') become({ ...state, bet: { ...state.bet, ...price } });
    },
    done() {
      if (state.kind !== 'open') return;
      if (state.stake > 0) void place(state.bet, state.stake);
      else become(closed);
    },
    close() {
      if (state.kind !== 'placing') become(closed);
    },
  };
}
