import { watchForMissed } from '@maidan/client/account-events-wire.ts';
import type { MarketNotice } from '@maidan/contract/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { reloadMatchBets } from '../bets/match-bets.ts';
import { detailKey } from './api.ts';

/** A settled match sends a notice for every bet at once. */
const gatherMs = 300;

/** Notices about this match other than prices: bets changed, the list changed, the page must reload. */
export function useMatchNotices(matchId: string): void {
  const queries = useQueryClient();
  const socket = useLiveSocket();

  useEffect(() => {
    if (!socket) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reloadBets = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reloadMatchBets(queries), gatherMs);
    };
    const onBets = (notice: MarketNotice) => {
      if (notice.marketId === matchId) reloadBets();
    };
    const reloadDetail = () => void queries.invalidateQueries({ queryKey: detailKey });
    // The page keeps running until the new one loads: a result fetched meanwhile would count as shown.
    const reloadPage = (notice: MarketNotice) => {
      if (notice.marketId !== matchId) return;
      socket.off('sportsListUpdate', reloadDetail);
      void queries.cancelQueries({ queryKey: detailKey });
      window.location.reload();
    };
    const stopWatching = watchForMissed(socket, reloadBets);
    socket.on('sessionBetUpdate', onBets);
    socket.on('sportsListUpdate', reloadDetail);
    socket.on('marketReload', reloadPage);
    return () => {
      clearTimeout(timer);
      stopWatching();
      socket.off('sessionBetUpdate', onBets);
      socket.off('sportsListUpdate', reloadDetail);
      socket.off('marketReload', reloadPage);
    };
  }, [socket, queries, matchId]);
}
