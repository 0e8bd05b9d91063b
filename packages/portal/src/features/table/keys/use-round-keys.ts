import type { CasinoBet } from '@maidan/contract/wire';
import type { TableGame } from '@maidan/games/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outcome } from '../../../betting/slip.ts';
import { useCasinoTexts } from '../../../i18n/casino/casino-texts.ts';
import { toast } from '../../../ui/toasts/toast.tsx';
import {
  type BetTerms,
  placeBet,
  reloadTableBets,
  takeBetBack,
  useOpenBets,
  useSettledBets,
} from '../api.ts';
import { useOfferOf, useRound } from '../live/live-table.tsx';
import { type BetToRepeat, betsToRepeat, lastBetOf } from './bets-to-repeat.ts';
import { useLastBetRound } from './use-last-bet-round.ts';

/** One bet of several, as the house answered it. */
export interface AnsweredBet extends BetToRepeat {
  readonly requestId: string;
  readonly outcome: Outcome;
}

interface RoundKeys {
  readonly isBusy: boolean;
  /** Bets of the last round; undefined where there is nothing to repeat. */
  readonly rebet: (() => void) | undefined;
  /** Those of this round, once more. */
  readonly double: (() => void) | undefined;
  /** Takes the last bet of this round back. */
  readonly undo: (() => void) | undefined;
  /** Of the last repeat, where not every bet was taken. */
  readonly answered: readonly AnsweredBet[] | undefined;
  readonly close: () => void;
}

/** Whatever is pressed is asked of the house, bet by bet: the page decides nothing. */
export function useRoundKeys(game: TableGame, oddsDifference: number): RoundKeys {
  const { keys: texts } = useCasinoTexts();
  const queries = useQueryClient();
  const { code, eventId } = game.entry;
  const round = useRound();
  const offerOf = useOfferOf();
  const present = useOpenBets(eventId).filter(({ roundId }) => roundId === round?.roundId);
  const last = useSettledBets(eventId, useLastBetRound(eventId));
  const [isBusy, setBusy] = useState(false);
  const [answered, setAnswered] = useState<readonly AnsweredBet[]>();

  async function whileBusy(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    await act().finally(() => setBusy(false));
    reloadTableBets(queries);
  }

  async function repeat(bets: readonly CasinoBet[]): Promise<void> {
    if (round === undefined) return;
    const wanted = betsToRepeat(bets, { roundId: round.roundId, options: game.options, offerOf });
    const answers = await placeAll(wanted, { eventId, code, oddsDifference });
    if (answers.every(({ outcome }) => outcome.isPlaced)) toast.success(texts.placed(String(answers.length)));
    else setAnswered(answers);
  }

  async function undo(bet: CasinoBet): Promise<void> {
    const { isTaken, message } = await takeBetBack(bet, crypto.randomUUID());
    if (isTaken) toast.success(texts.undone);
    else toast.error(message || texts.noAnswer);
  }

  const newest = lastBetOf(present);
  const unless = (isEmpty: boolean, act: () => Promise<void>) =>
    isEmpty ? undefined : () => void whileBusy(act);
  return {
    isBusy,
    rebet: unless(last.length === 0, () => repeat(last)),
    double: unless(present.length === 0, () => repeat(present)),
    undo: newest && (() => void whileBusy(() => undo(newest))),
    answered,
    close: () => setAnswered(undefined),
  };
}

const placeAll = (wanted: readonly BetToRepeat[], terms: BetTerms): Promise<readonly AnsweredBet[]> =>
  Promise.all(
    wanted.map(async (each) => {
      const requestId = crypto.randomUUID();
      return { ...each, requestId, outcome: await placeBet({ ...each, requestId }, terms) };
    }),
  );
