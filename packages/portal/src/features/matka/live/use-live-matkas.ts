import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { now } from '../../../format/now.ts';
import { createFreshness } from '../../../live/freshness.ts';
import { useLiveSocket } from '../../../live/live-socket.ts';
import { reloadMatkaBets, reloadMatkas, showMatkas } from '../api.ts';
import { watchMatkaRoom } from './matka-room-wire.ts';

/** Without pushes the markets are asked for as often as players refresh such pages by hand. */
const pollMs = 15_000;

/** Keeps the markets in step with the house while a page shows them. Whether the line was there and is lost. */
export function useLiveMatkas(): boolean {
  const queries = useQueryClient();
  const socket = useLiveSocket();
  const [freshness] = useState(() => createFreshness(now));

  useEffect(() => {
    const leave =
      socket &&
      watchMatkaRoom({
        socket,
        freshness,
        show: (matkas) => showMatkas(queries, matkas),
        onBetsChanged: () => reloadMatkaBets(queries),
      });
    const poll = () => {
      if (freshness.get().kind !== 'fresh' && !document.hidden) reloadMatkas(queries);
    };
    const timer = setInterval(poll, pollMs);
    window.addEventListener('offline', freshness.lost);
    return () => {
      window.removeEventListener('offline', freshness.lost);
      clearInterval(timer);
      leave?.();
    };
  }, [queries, socket, freshness]);

  return useSyncExternalStore(freshness.subscribe, () => freshness.get().kind === 'stale');
}
