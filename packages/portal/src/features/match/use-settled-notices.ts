import type { FancyBet } from '@maidan/contract/wire';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatSummary } from '../../format/coins.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useCompletedFancies } from '../../sports/bets/match-bets.ts';
import { toast } from '../../ui/toasts/toast.tsx';
import { newlySettled, type SettledFancy } from './newly-settled.ts';

/** Long enough to be read. */
const noticeMs = 5_000;
/** At the end of an innings many settle at once: more than these are announced together. */
const apartMost = 2;
/** The rest is among the completed bets. */
const listedMost = 20;

const signed = (coins: number) => `${coins > 0 ? '+' : ''}${formatSummary(coins)}`;

function say(title: string, coins: number): void {
  toast[coins < 0 ? 'info' : 'success'](signed(coins), { title, durationMs: noticeMs });
}

/** Every fancy bet that is settled while the match is watched announces itself; given back are those so far, newest first. */
export function useSettledNotices(matchId: string): readonly SettledFancy[] {
  const { over: texts } = useSportsTexts();
  const { data } = useCompletedFancies(matchId);
  const known = useRef<readonly FancyBet[]>(undefined);
  const [notices, setNotices] = useState<readonly SettledFancy[]>([]);
  const announce = useEffectEvent((settled: readonly SettledFancy[]) => {
    if (settled.length === 0) return;
    setNotices((before) => [...settled, ...before].slice(0, listedMost));
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
  return notices;
}
