import type { FancyBet } from '@maidan/contract/wire';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announceSettled } from '../../betting/settled/announce-settled.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useCompletedFancies } from '../../sports/bets/match-bets.ts';
import { newlySettled, type SettledFancy } from './newly-settled.ts';

/** Every fancy bet that is settled while the match is watched announces itself. */
export function useSettledNotices(matchId: string): void {
  const { over: texts } = useSportsTexts();
  const { data } = useCompletedFancies(matchId);
  const known = useRef<readonly FancyBet[]>(undefined);
  const announce = useEffectEvent((settled: readonly SettledFancy[]) =>
    announceSettled(
      settled.map(({ id, name, run, profit }) => ({ id, title: texts.settled(name, run), profit })),
      { several: texts.severalSettled },
    ),
  );
  useEffect(() => {
    if (!data) return;
    if (known.current) announce(newlySettled(known.current, data));
    known.current = data;
  }, [data]);
}
