import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { now } from '../format/now.ts';
import { toast } from '../ui/toast.tsx';
import { placeBet } from './api.ts';
import { leaveSlip } from './leave-slip.ts';
import { reloadMatchBets } from './match-bets.ts';
import { useOutcomeWords } from './outcome-words.ts';
import { createSlip, type Outcome, type Slip, type SlipState } from './slip.ts';

const SlipContext = createContext<Slip | undefined>(undefined);

function everySecond(callback: () => void): () => void {
  const timer = setInterval(callback, 1000);
  return () => clearInterval(timer);
}

export function SlipProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const wordsFor = useOutcomeWords();
  const [slip] = useState(() =>
    createSlip({
      now,
      everySecond,
      newRequestId: () => crypto.randomUUID(),
      place: (placed) => placeBet(placed),
      onProcessed: () => reloadMatchBets(queries),
    }),
  );
  const tell = useEffectEvent((outcome: Outcome) => {
    const { title, words } = wordsFor(outcome);
    toast[outcome.isPlaced ? 'success' : 'error'](words, { title });
  });
  useEffect(() => () => leaveSlip(slip, tell), [slip]);
  return <SlipContext value={slip}>{children}</SlipContext>;
}

export function useSlip(): Slip {
  const slip = use(SlipContext);
  if (!slip) throw new Error('The slip is asked for outside its provider.');
  return slip;
}

export function useSlipState(): SlipState {
  const slip = useSlip();
  return useSyncExternalStore(slip.subscribe, slip.get);
}

/** Whether the slip holds the price of this cell. */
export function useIsOnSlip(cell: string): boolean {
  const slip = useSlip();
  return useSyncExternalStore(slip.subscribe, () => {
    const state = slip.get();
    return (state.kind === 'open' || state.kind === 'placing') && state.bet.cell === cell;
  });
}
