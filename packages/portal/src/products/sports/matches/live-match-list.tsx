import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { clearMatchList } from './clear-match-list.ts';
import { listenToMatchList } from './match-list-events-wire.ts';

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
