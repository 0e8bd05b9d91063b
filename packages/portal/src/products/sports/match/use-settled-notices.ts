import type { FancyBet, MatchBet } from '@maidan/contract/wire';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announceSettled } from '../../../betting/settled/announce-settled.ts';
import { useTexts } from '../../../texts/texts.ts';
import { fetchRunnerBets } from '../bets/client-bets.ts';
import { useCompletedFancies, useMatchBets } from '../bets/match-bets.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { goneBets, newlySettled, type SettledFancy, settledRunners } from './newly-settled.ts';

/** Announces every bet that is settled while the match is open. */
export function useSettledNotices(matchId: string): void {
  useFancyNotices(matchId);
  useRunnerNotices(matchId);
}

function useFancyNotices(matchId: string): void {
  const { ui } = useTexts();
  const { over: texts, bets: words } = useSportsTexts();
  const { data } = useCompletedFancies(matchId);
  const known = useRef<readonly FancyBet[]>(undefined);
  const announce = useEffectEvent((settled: readonly SettledFancy[]) =>
    announceSettled(
      settled.map(({ id, name, run, profit }) => ({
        id,
        title: run === null ? `${name}${ui.colon}${words.void}` : texts.settled(name, String(run)),
        profit,
      })),
      { several: texts.severalSettled },
    ),
  );
  useEffect(() => {
    if (!data) return;
    if (known.current) announce(newlySettled(known.current, data));
    known.current = data;
  }, [data]);
}

/** A market on runners, such as the toss, may be settled long before the match is over. */
function useRunnerNotices(matchId: string): void {
  const { over: texts, bets: words } = useSportsTexts();
  const open = useMatchBets(matchId).data?.onRunners;
  const known = useRef<readonly MatchBet[]>(undefined);
  const announce = useEffectEvent(async (gone: ReadonlySet<string>) => {
    const settled = settledRunners(await fetchRunnerBets(matchId), gone);
    const notices = settled.map(({ id, oddsType, profit }) => ({
      id,
      title: texts.marketSettled(words.oddsTypes[oddsType]),
      profit,
    }));
    announceSettled(notices, { several: texts.severalMarkets });
  });
  useEffect(() => {
    if (!open) return;
    const gone = goneBets(known.current ?? [], open);
    known.current = open;
    if (gone.size > 0) announce(gone).catch(reportError);
  }, [open]);
}
