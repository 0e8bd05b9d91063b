import { isStale } from '@maidan/client/freshness.ts';
import { pictureAddress } from '@maidan/client/pictures.ts';
import { now } from '@maidan/ui/format/now.ts';
import { useFreshnessWatch } from '@maidan/ui/hooks/use-freshness-watch.ts';
import { useSelected } from '@maidan/ui/hooks/use-store.ts';
import { useEffect, useState } from 'react';
import { useBrand } from '../../../../brand/brand.ts';
import { useLiveSocket } from '../../../../house/live-socket.ts';
import { followTables, type TablesFault, type TablesNow } from './tables-wire.ts';

const cachePath = '/cache/tables';

interface LiveTables {
  readonly tables: TablesNow | undefined;
  readonly isStale: boolean;
  /** Why nothing could be loaded so far. */
  readonly fault: TablesFault | undefined;
  readonly retry: () => void;
}

export function useTables(): LiveTables {
  const socket = useLiveSocket();
  const { apiBase } = useBrand();
  const freshness = useFreshnessWatch();
  const [tables, show] = useState<TablesNow>();
  const [fault, setFault] = useState<TablesFault>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    void attempt;
    return followTables({
      socket,
      address: pictureAddress(cachePath, apiBase),
      now,
      freshness,
      show,
      failed: setFault,
    });
  }, [socket, apiBase, freshness, attempt]);

  return {
    tables,
    isStale: useSelected(freshness, isStale),
    fault,
    retry: () => setAttempt((tried) => tried + 1),
  };
}
