import type { LiveSocket } from '@maidan/client/sockets.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { callKey } from '../../../house/query-client.ts';

/** Document 1, section 7, in milliseconds. */
const expiryMs = 180_000;

/** Renders nothing: keeps the cached match list fresh while a client is signed in. */
export function LiveMatchList() {
  useMatchListExpiry();
  useMatchListEvents();
  return null;
}

export function useMatchListExpiry(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) clearMatchList(queries);
    }, expiryMs);
    return () => clearInterval(timer);
  }, [queries]);
}

function useMatchListEvents(): void {
  const queries = useQueryClient();
  const socket = useLiveSocket();
  useEffect(() => socket && listenToMatchList(socket, () => clearMatchList(queries)), [socket, queries]);
}

export const matchListKey = 'matchList';

/** Removes the cached match list; a screen that shows it fetches it again at once. */
export function clearMatchList(queries: QueryClient): void {
  localStorage.removeItem(matchListKey);
  void queries.invalidateQueries({ queryKey: callKey('sports/matchList') });
}

interface ListUpdate {
  readonly isUpdate?: boolean | undefined;
  readonly sportListUpdate?: boolean | undefined;
}

/**
 * Handles what the house pushes about the matches on offer (document 1, section 7); the returned function
 * stops listening.
 */
export function listenToMatchList(
  socket: Pick<LiveSocket, 'on' | 'off'>,
  refreshMatches: () => void,
): () => void {
  const onUpdate = ({ isUpdate, sportListUpdate }: ListUpdate) => {
    if (isUpdate || sportListUpdate) refreshMatches();
  };
  socket.on('sportsListUpdate', onUpdate);
  socket.on('domainUpdate', onUpdate);
  return () => {
    socket.off('sportsListUpdate', onUpdate);
    socket.off('domainUpdate', onUpdate);
  };
}
