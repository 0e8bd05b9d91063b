import { coinsToWireNumber } from '@maidan/betting';
import { createStore, type Readable } from '@maidan/client/store.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { toast } from '@maidan/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import type { Outcome, PlacedBet, SlipBet } from '../../../betting/slip.ts';
import { createSlipContext } from '../../../betting/slip-context.tsx';
import { reloadMatkaBets } from '../api.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import {
  addPicks,
  clearAmounts,
  type LineAnswer,
  nothingPicked,
  type Pick,
  type Picked,
  placeLines,
  setAmount,
  togglePicks,
  totalOf,
} from './picked-lines.ts';
import { placeNumber } from './place-number-wire.ts';

/** Document 2, section 9. */
const slipSeconds = 7;

export interface MatkaSlipBet extends SlipBet {
  readonly picked: Picked;
}

const { SlipProvider, useSlip, useSlipState } = createSlipContext<MatkaSlipBet>();

export { useSlip, useSlipState };

const AnswersContext = createContext<Readable<readonly LineAnswer[]> | undefined>(undefined);

/** Answers to the numbers of the slip that is being placed or was just placed, as they arrive. */
export function useAnswers(): readonly LineAnswer[] {
  const answers = use(AnswersContext);
  if (!answers) throw new Error('Answers are asked for outside the slip.');
  return useStore(answers);
}

interface MatkaSlipProviderProps {
  readonly matkaEventId: string;
  readonly children: ReactNode;
}

/** Use the market's id as its key. */
export function MatkaSlipProvider({ matkaEventId, children }: MatkaSlipProviderProps) {
  const queries = useQueryClient();
  const [answers] = useState(() => createStore<readonly LineAnswer[]>([]));

  async function place({ bet, requestId }: PlacedBet<MatkaSlipBet>): Promise<Outcome> {
    answers.set([]);
    const all = await placeLines({
      lines: bet.picked.lines,
      place: ({ game, draw, number, stake, day }, index) =>
        placeNumber({ matkaEventId, game, draw, number, stake, day, requestId: `${requestId}-${index}` }),
      onAnswer: (answer) => answers.set([...answers.get(), answer]),
    });
    answers.set(all);
    const refused = all.find(({ isPlaced }) => !isPlaced);
    const isUnanswered = all.some((answer) => answer.isUnanswered);
    return { isPlaced: refused === undefined, message: refused?.message ?? '', isUnanswered };
  }

  const terms = { seconds: slipSeconds, place, onPlaced: () => reloadMatkaBets(queries) };
  return (
    <AnswersContext value={answers}>
      <SlipProvider terms={terms}>{children}</SlipProvider>
    </AnswersContext>
  );
}

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
