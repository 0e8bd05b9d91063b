import { listenToAccount } from '@maidan/client/account-events-wire.ts';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useBrand } from '../../brand/brand.ts';
import { signInPath } from '../../paths.ts';
import { addSettledRound, openAccountConnection } from '../live-socket.ts';
import { useSession, wipeSession } from '../session.ts';
import { setWallet } from '../wallet-store.ts';
import { noteAnswer } from './house-answers.ts';
import { balanceKey, domainKey, useBalancePoll, useDomainPoll, useSessionRefresh } from './polls.ts';

/** Renders nothing: keeps wallet, notices and session up to date while a client is signed in. */
export function LiveAccount() {
  useSessionRefresh();
  useBalancePoll();
  useDomainPoll();
  useAccountConnection();
  // Signed out, nothing is polled, so nothing is known.
  useEffect(() => () => noteAnswer(true), []);
  return null;
}

const hasFailed = ({ state }: Query): boolean => state.status === 'error';

function useAccountConnection(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { socketAddress } = useBrand();
  const session = useSession();
  const token = session?.token;
  const userId = session?.userId;

  // The router's navigate changes with every address, which must not reopen the connection.
  const goToSignIn = useEffectEvent(() => void navigate(signInPath));

  useEffect(() => {
    if (token === undefined || userId === undefined) return;
    const refetch = (queryKey: readonly unknown[]) => queries.refetchQueries({ queryKey });
    return openAccountConnection({
      address: socketAddress,
      identity: { userId, token, domain: window.location.hostname },
      onListen: (socket) => {
        // When the connection is back, what could not be loaded is loaded.
        socket.on('connect', () => void queries.refetchQueries({ type: 'active', predicate: hasFailed }));
        listenToAccount(socket, {
          refreshDomain: () => void refetch(domainKey),
          refreshBalance: () => refetch(balanceKey),
          setWallet,
          addSettledRound,
          logOut: wipeSession,
          goToSignIn,
        });
      },
    });
  }, [queries, socketAddress, token, userId]);
}
