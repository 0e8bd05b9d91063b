import type { CasinoBet } from '@maidan/contract/wire';
import type { TableGame } from '@maidan/games/rules';
import { toast } from '@maidan/ui/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outcome } from '../../../../betting/slip.ts';
import { useCasinoTexts } from '../../option-texts/casino-texts.ts';
import {
  type BetTerms,
  placeBet,
  reloadTableBets,
  takeBetBack,
  useOpenBets,
  useSettledBets,
} from '../api.ts';
import { useOfferOf, useResults, useRound } from '../live/live-table.tsx';
import {
  type BetRounds,
  type BetToRepeat,
  betsToRepeat,
  lastBetOf,
  lastBetRound,
  withOpenBet,
} from './bets-to-repeat.ts';

interface SentBet extends BetToRepeat {
  readonly requestId: string;
}

/** One of several bets, with the house's answer. */
export interface AnsweredBet extends SentBet {
  readonly outcome: Outcome;
}

interface RoundKeys {
  readonly isBusy: boolean;
  /** Repeats the bets of the last round; undefined if there are none. */
  readonly rebet: (() => void) | undefined;
  /** Repeats the bets on this round. */
  readonly double: (() => void) | undefined;
  /** Takes back the last bet on this round. */
  readonly undo: (() => void) | undefined;
  /** The answers of the last repeat, if not every bet was accepted. */
  readonly answered: readonly AnsweredBet[] | undefined;
  /** Sends bets without an answer again, as the same bets. */
  readonly sendAgain: () => void;
  readonly close: () => void;
}

/** Every action is sent to the house, bet by bet: the page decides nothing. */
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
    await send(wanted.map((each) => ({ ...each, requestId: crypto.randomUUID() })));
  }

  async function send(bets: readonly (SentBet | AnsweredBet)[]): Promise<void> {
    const answers = await placeAll(bets, { eventId, code, oddsDifference });
    setAnswered(undefined);
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
    sendAgain: () => answered && void whileBusy(() => send(answered)),
    close: () => setAnswered(undefined),
  };
}

const isAnswered = (bet: SentBet | AnsweredBet): bet is AnsweredBet =>
  'outcome' in bet && !bet.outcome.isUnanswered;

const placeAll = (
  bets: readonly (SentBet | AnsweredBet)[],
  terms: BetTerms,
): Promise<readonly AnsweredBet[]> =>
  Promise.all(
    bets.map(async (bet) => (isAnswered(bet) ? bet : { ...bet, outcome: await placeBet(bet, terms) })),
  );

/** The round whose bets Rebet places again. */
function useLastBetRound(eventId: string): string | undefined {
  const present = useRound()?.roundId;
  const playedBefore = useResults().find(({ roundId }) => roundId !== present)?.roundId;
  const [seen, setSeen] = useState<BetRounds>({});
  const next = withOpenBet(seen, useOpenBets(eventId)[0]?.roundId);
  if (next !== seen) setSeen(next);
  return lastBetRound(next, present, playedBefore);
}
