import { noResponseCode } from '@maidan/client/reply-wire.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../call.ts';
import { fetchDomainSettings } from '../domain-settings.ts';
import { callKey } from '../query-client.ts';
import { updateSession } from '../session.ts';
import { currentWallet, setWallet } from '../wallet-store.ts';
import { noteAnswer } from './house-answers.ts';

/** Document 1, section 7, in milliseconds. Queries stop polling while the page is hidden. */
const balanceMs = 5_000;
const domainMs = 300_000;

export const balanceKey = callKey('user/userBalance');
export const domainKey = callKey('website/domainSettingByDomainName');

export function useBalancePoll(): void {
  useQuery({
    queryKey: balanceKey,
    queryFn: async ({ signal }) => {
      const before = currentWallet();
      const reply = await call('user/userBalance', {}, { signal });
      noteAnswer(reply.ok || reply.code !== noResponseCode);
      // A push, or the answer to a bet, that arrived meanwhile is newer.
      if (reply.ok && currentWallet() === before) setWallet(reply.data);
      return reply.ok;
    },
    refetchInterval: balanceMs,
    notifyOnChangeProps: [],
  });
}

export function useDomainPoll(): void {
  useQuery({
    queryKey: domainKey,
    queryFn: ({ signal }) => fetchDomainSettings({ signal }),
    refetchInterval: domainMs,
    notifyOnChangeProps: [],
  });
}

/** The stored session may be older than the house's data about the client. */
export function useSessionRefresh(): void {
  useQuery({
    queryKey: callKey('user/userLoginCheck'),
    queryFn: async ({ signal }) => {
      const reply = await call('user/userLoginCheck', {}, { signal });
      if (reply.ok) updateSession(reply.data);
      return reply.ok;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    notifyOnChangeProps: [],
  });
}
