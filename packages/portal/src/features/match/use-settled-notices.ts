import type { FancyBet } from '@maidan/contract/wire';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatSummary } from '../../format/coins.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useCompletedFancies } from '../../sports/bets/match-bets.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { newlySettled } from './newly-settled.ts';

/** Long enough to be read. */
const noticeMs = 5_000;
/** At the end of an innings many settle at once: more than these are announced together. */
const apartMost = 2;

/** Every fancy bet that is settled while the match is watched announces itself. */
export function useSettledNotices(matchId: string): void {
  const { over: texts } = useSportsTexts();
  const { data } = useCompletedFancies(matchId);
  const known = useRef<readonly FancyBet[]>(undefined);
  const announce = useEffectEvent((settled: ReturnType<typeof newlySettled>) => {
    const signed = (coins: number) => `${coins > 0 ? '+' : ''}${formatSummary(coins)}`;
    const say = (title: string, coins: number) =>
      toast[coins < 0 ? 'info' : 'success'](signed(coins), { title, durationMs: noticeMs });
    if (settled.length <= apartMost)
      for (const { name, run, profit } of settled) say(texts.settled(name, run), profit);
    else {
      const hundredths = settled.reduce((sum, { profit }) => sum + Math.round(profit * 100), 0);
      say(texts.severalSettled(settled.length), hundredths / 100);
    }
  });
  useEffect(() => {
    if (!data) return;
    if (known.current) announce(newlySettled(known.current, data));
    known.current = data;
  }, [data]);
}
