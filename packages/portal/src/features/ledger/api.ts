import type {
  BetStory,
  CasinoLedger,
  CasinoReportEntry,
  CompleteLedger,
  Ledger,
} from '@maidan/contract/wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../../api/ask.ts';
import { callKey } from '../../api/query-client.ts';
import { currentSession } from '../../api/session.ts';
import type { DayRange } from '../../format/day-range.ts';
import { useWallet } from '../../live/wallet-store.ts';

/** Asked again whenever the wallet changes, so that its balance and the bar's are the same. */
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
    placeholderData: keepPreviousData,
  });
}

export function useMatchLedger(matchId: string) {
  return useQuery({
    queryKey: [...callKey('user/completeLedgerDetails', { marketId: matchId }), useWallet()],
    queryFn: ({ signal }): Promise<CompleteLedger> =>
      ask('user/completeLedgerDetails', { marketId: matchId }, { signal }),
    placeholderData: keepPreviousData,
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
  const body = { ...daysOf(day), casinoType: 'internationalCasino' };
  return useQuery({
    queryKey: [...callKey('reports/casinoTransactionReport', body), useWallet()],
    queryFn: ({ signal }): Promise<CasinoLedger> => ask('reports/casinoTransactionReport', body, { signal }),
    placeholderData: keepPreviousData,
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
