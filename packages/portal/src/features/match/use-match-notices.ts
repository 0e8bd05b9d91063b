import type { MarketNotice } from '@maidan/contract/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { reloadMatchBets } from '../../betting/match-bets.ts';
import { lentSocket, onLentSocket } from '../../live/live-socket.ts';
import { detailKey } from './api.ts';

/** A settled match tells of every bet at once. */
const gatherMs = 300;

/** What the house says of this match beside its prices: bets moved, the list changed, the page must be loaded anew. */
export function useMatchNotices(marketId: string): void {
  const queries = useQueryClient();
  const socket = useSyncExternalStore(onLentSocket, lentSocket);

  useEffect(() => {
    if (!socket) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reloadBets = (notice: MarketNotice) => {
      if (notice.marketId !== marketId) return;
      clearTimeout(timer);
      timer = setTimeout(() => reloadMatchBets(queries), gatherMs);
    };
    const reloadDetail = () => void queries.invalidateQueries({ queryKey: detailKey });
    // The page goes on running until the new one comes: what it learnt meanwhile would count as told.
    const reloadPage = (notice: MarketNotice) => {
      if (notice.marketId !== marketId) return;
      socket.off('sportsListUpdate', reloadDetail);
      void queries.cancelQueries({ queryKey: detailKey });
      window.location.reload();
    };
    socket.on('sessionBetUpdate', reloadBets);
    socket.on('sportsListUpdate', reloadDetail);
    socket.on('marketReload', reloadPage);
    return () => {
      clearTimeout(timer);
      socket.off('sessionBetUpdate', reloadBets);
      socket.off('sportsListUpdate', reloadDetail);
      socket.off('marketReload', reloadPage);
    };
  }, [socket, queries, marketId]);
}
