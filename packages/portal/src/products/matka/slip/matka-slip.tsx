import { createStore, type Readable } from '@maidan/client/store.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
import type { Outcome, PlacedBet, SlipBet } from '../../../betting/slip.ts';
import { createSlipContext } from '../../../betting/slip-context.tsx';
import { reloadMatkaBets } from '../api.ts';
import type { Picked } from './picked-lines.ts';
import { type LineAnswer, placeLines } from './place-lines.ts';
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
