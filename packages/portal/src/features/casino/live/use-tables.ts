import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBrand } from '../../../brand/brand.ts';
import { now } from '../../../format/now.ts';
import { createFreshness } from '../../../live/freshness.ts';
import { useLiveSocket } from '../../../live/live-socket.ts';
import { pictureAddress } from '../../../live/poll-pictures.ts';
import { followTables } from './follow-tables.ts';
import type { TablesNow } from './tables-wire.ts';

const cachePath = '/cache/tables';

interface LiveTables {
  readonly tables: TablesNow | undefined;
  readonly isStale: boolean;
  /** Why nothing could be loaded so far. */
  readonly fault: string | undefined;
  readonly retry: () => void;
}

export function useTables(): LiveTables {
  const socket = useLiveSocket();
  const { apiBase } = useBrand();
  const [freshness] = useState(() => createFreshness(now));
  const [tables, show] = useState<TablesNow>();
  const [fault, setFault] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    void attempt;
    window.addEventListener('offline', freshness.lost);
    const stop = followTables({
      socket,
      address: pictureAddress(cachePath, apiBase),
      now,
      freshness,
      show,
      failed: setFault,
    });
    return () => {
      window.removeEventListener('offline', freshness.lost);
      stop();
    };
  }, [socket, apiBase, freshness, attempt]);

  const isStale = useSyncExternalStore(freshness.subscribe, () => freshness.get().kind === 'stale');
  return { tables, isStale, fault, retry: () => setAttempt((tried) => tried + 1) };
}
