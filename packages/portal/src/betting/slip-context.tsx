import { now } from '@maidan/ui/format/now.ts';
import { useSelected, useStore } from '@maidan/ui/hooks/use-store.ts';
import { toast } from '@maidan/ui/toast.tsx';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useOutcomeWords } from './outcome-dialog.tsx';
import { createSlip, type Outcome, type Slip, type SlipBet, type SlipState, type SlipTerms } from './slip.ts';
import { availableCoins } from './wallet.tsx';

function everySecond(callback: () => void): () => void {
  const timer = setInterval(callback, 1000);
  return () => clearInterval(timer);
}

const inBrowser = { now, everySecond, newRequestId: () => crypto.randomUUID(), availableCoins };

interface SlipProviderProps<Bet extends SlipBet> {
  /** Read once, when the page opens. */
  readonly terms: SlipTerms<Bet>;
  readonly children: ReactNode;
}

/** The slip of one product's pages: each product creates its own, typed by its bets. */
export function createSlipContext<Bet extends SlipBet>() {
  const SlipContext = createContext<Slip<Bet> | undefined>(undefined);

  function SlipProvider({ terms, children }: SlipProviderProps<Bet>) {
    const wordsFor = useOutcomeWords();
    const [slip] = useState(() => createSlip({ ...terms, ...inBrowser }));
    const announce = useEffectEvent((outcome: Outcome) => {
      const { title, words, note } = wordsFor(outcome);
      const text = note === undefined ? words : `${words} · ${note}`;
      toast[outcome.isPlaced ? 'success' : 'error'](text, { title });
    });
    useEffect(() => () => leaveSlip(slip, announce), [slip]);
    return <SlipContext value={slip}>{children}</SlipContext>;
  }

  function useSlip(): Slip<Bet> {
    const slip = use(SlipContext);
    if (!slip) throw new Error('The slip is asked for outside its provider.');
    return slip;
  }

  function useSlipState(): SlipState<Bet> {
    return useStore(useSlip());
  }

  /** Whether this cell's price is on the slip. */
  function useIsOnSlip(cell: string): boolean {
    return useSelected(
      useSlip(),
      (state) => (state.kind === 'open' || state.kind === 'placing') && state.bet.cell === cell,
    );
  }

  return { SlipProvider, useSlip, useSlipState, useIsOnSlip };
}

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
