import { useState } from 'react';
import { useOpenBets } from '../api.ts';
import { useResults, useRound } from '../live/live-table.tsx';
import { type BetRounds, lastBetRound, withOpenBet } from './last-bet-round.ts';

/** The round whose bets Rebet places again. */
export function useLastBetRound(eventId: string): string | undefined {
  const present = useRound()?.roundId;
  const playedBefore = useResults().find(({ roundId }) => roundId !== present)?.roundId;
  const [seen, setSeen] = useState<BetRounds>({});
  const next = withOpenBet(seen, useOpenBets(eventId)[0]?.roundId);
  if (next !== seen) setSeen(next);
  return lastBetRound(next, present, playedBefore);
}
