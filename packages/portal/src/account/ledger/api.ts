import { timeLimit } from '@maidan/client/client.ts';
import { fetchPicture, pictureAddress } from '@maidan/client/pictures.ts';
import type { BetStory, CasinoLedger, CasinoReportEntry, Ledger, ScorePicture } from '@maidan/contract/wire';
import type { DayRange } from '@maidan/ui/format/day-range.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { currentBrand } from '../../brand/brand.ts';
import { ask } from '../../house/call.ts';
import { callKey, keepAnswerTo } from '../../house/query-client.ts';
import { currentSession } from '../../house/session.ts';
import { useWallet } from '../../house/wallet-store.ts';

/** Reloaded whenever the wallet changes, so that its balance equals the header's. */
export function useLedger({ from, to }: DayRange) {
  const downlineUserId = currentSession()?.userId;
  const body = {
    ...(downlineUserId === undefined ? {} : { downlineUserId }),
    fromDate: from,
    toDate: to,
  };
  return useQuery({
    queryKey: [...callKey('user/userLedger', body), useWallet()],
    queryFn: ({ signal }): Promise<Ledger> => ask('user/userLedger', body, { signal }),
    placeholderData: keepAnswerTo(body),
  });
}

/** Short, because the page waits for it. */
const scoreLimitMs = 3_000;

/** Without a score once the house no longer has the match: then the page shows none. */
export function useFinalScore(eventId: string | undefined) {
  return useQuery({
    queryKey: ['final score', eventId],
    queryFn:
      eventId === undefined
        ? skipToken
        : ({ signal }) => {
            const path = `/cache/score/${encodeURIComponent(eventId)}`;
            return fetchPicture<ScorePicture>(
              pictureAddress(path, currentBrand().apiBase),
              timeLimit(scoreLimitMs, signal),
            );
          },
  });
}

export function useBetStory(betId: string) {
  return useQuery({
    queryKey: callKey('user/betStory', { betId }),
    queryFn: ({ signal }): Promise<BetStory> => ask('user/betStory', { betId }, { signal }),
  });
}

export interface CasinoDay {
  readonly eventId?: string | undefined;
  readonly date: string;
}

const daysOf = ({ eventId, date }: CasinoDay) => ({
  fromDate: date,
  toDate: date,
  ...(eventId === undefined ? {} : { eventId }),
});

export function useLaunchedLedger(day: CasinoDay) {
  const body = { ...daysOf(day), casinoType: 'internationalCasino', withTotals: true };
  return useQuery({
    queryKey: [...callKey('reports/casinoTransactionReport', body), useWallet()],
    queryFn: ({ signal }): Promise<CasinoLedger> => ask('reports/casinoTransactionReport', body, { signal }),
    placeholderData: keepAnswerTo(body),
  });
}

export function useTableReport(day: CasinoDay) {
  const body = daysOf(day);
  return useQuery({
    queryKey: callKey('casino/diamondCasinoReportByUser', body),
    queryFn: ({ signal }): Promise<CasinoReportEntry[]> =>
      ask('casino/diamondCasinoReportByUser', body, { signal }),
  });
}
