import { isFresh, isStale } from '@maidan/client/freshness.ts';
import { useFreshnessWatch } from '@maidan/ui/hooks/use-freshness-watch.ts';
import { useSelected } from '@maidan/ui/hooks/use-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { reloadMatkaBets, reloadMatkas, showMatkas } from '../api.ts';
import { watchMatkaRoom } from './matka-wire.ts';

/** The polling interval without pushes: about as often as players would refresh by hand. */
const pollMs = 15_000;

/** Keeps the markets up to date while a page shows them. Returns whether the connection was lost. */
export function useLiveMatkas(): boolean {
  const queries = useQueryClient();
  const socket = useLiveSocket();
  const freshness = useFreshnessWatch();

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
      if (isFresh(freshness.get()) || document.hidden) return;
      reloadMatkas(queries);
      reloadMatkaBets(queries);
    };
    const timer = setInterval(poll, pollMs);
    return () => {
      clearInterval(timer);
      leave?.();
    };
  }, [queries, socket, freshness]);

  return useSelected(freshness, isStale);
}
