import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isFresh, isStale } from '../../../live/freshness.ts';
import { useLiveSocket } from '../../../live/live-socket.ts';
import { useFreshnessWatch } from '../../../live/use-freshness-watch.ts';
import { useSelected } from '../../../store/use-store.ts';
import { reloadMatkaBets, reloadMatkas, showMatkas } from '../api.ts';
import { watchMatkaRoom } from './matka-room-wire.ts';

/** Without pushes the markets are asked for as often as players refresh such pages by hand. */
const pollMs = 15_000;

/** Keeps the markets in step with the house while a page shows them. Whether the line was there and is lost. */
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
      if (!isFresh(freshness.get()) && !document.hidden) reloadMatkas(queries);
    };
    const timer = setInterval(poll, pollMs);
    return () => {
      clearInterval(timer);
      leave?.();
    };
  }, [queries, socket, freshness]);

  return useSelected(freshness, isStale);
}
