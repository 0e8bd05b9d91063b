import { useState } from 'react';
import { useOpenBets } from '../api.ts';
import { useResults, useRound } from '../live/live-table.tsx';

/** The last round before this one that the client bet on here, as far as the page has seen; else the round before this. */
export function useLastBetRound(eventId: string): string | undefined {
  const present = useRound()?.roundId;
  const before = useResults().find(({ roundId }) => roundId !== present)?.roundId;
  const bet = useOpenBets(eventId)[0]?.roundId;
  const [seen, setSeen] = useState<{ readonly betOn?: string; readonly last?: string }>({});
  // Kept apart while it is the round on the table: what is on it now is for Double, not for Rebet.
  if (bet !== undefined && bet !== seen.betOn) {
    const last = seen.betOn ?? seen.last;
    setSeen({ betOn: bet, ...(last === undefined ? {} : { last }) });
  }
  if (seen.betOn !== undefined && seen.betOn !== present) return seen.betOn;
  return seen.last ?? before;
}
