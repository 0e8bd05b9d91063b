import type { CasinoGame, TablePicture } from '@maidan/contract/wire';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBrand } from '../../../brand/brand.ts';
import { now } from '../../../format/now.ts';
import { createFreshness, type FreshnessWatch } from '../../../live/freshness.ts';
import type { KeyedStore } from '../../../live/keyed-store.ts';
import { useLiveSocket } from '../../../live/live-socket.ts';
import { fetchPicture, pictureAddress, pollPictures } from '../../../live/poll-pictures.ts';
import type { Offer, PastRound, RoundNow, TableClock } from './table-now.ts';
import { watchTableRoom } from './table-room-wire.ts';
import { createTableStore, only, type TableStore } from './table-store.ts';
import { readTable } from './table-wire.ts';

interface LiveTable {
  readonly store: TableStore;
  readonly freshness: FreshnessWatch;
}

const LiveTableContext = createContext<LiveTable | undefined>(undefined);

const createLiveTable = (): LiveTable => ({
  store: createTableStore((callback) => requestAnimationFrame(callback)),
  freshness: createFreshness(now),
});

interface LiveTableProviderProps {
  readonly code: string;
  readonly detail: Pick<CasinoGame, 'fetchData' | 'cacheURL'>;
  readonly onBetsChanged: () => void;
  readonly children: ReactNode;
}

/** Keeps one table in step with the house for whatever is drawn inside. Give it the table's code as key. */
export function LiveTableProvider({ code, detail, onBetsChanged, children }: LiveTableProviderProps) {
  const [live] = useState(createLiveTable);
  const socket = useLiveSocket();
  const { apiBase } = useBrand();
  const isPushed = detail.fetchData === 'socket';
  const { cacheURL } = detail;
  const betsChanged = useEffectEvent(onBetsChanged);

  useEffect(() => {
    const { store, freshness } = live;
    const show = (picture: TablePicture) => {
      const table = readTable(picture);
      if (table) store.put(table);
    };
    const address = pictureAddress(cacheURL, apiBase);
    const isNeeded = () => !(isPushed && socket?.connected === true);
    const stopPolling = pollPictures({
      ask: async (signal) => show(await fetchPicture<TablePicture>(address, signal)),
      isNeeded,
      freshness,
    });
    const leaveRoom =
      isPushed && socket
        ? watchTableRoom({ socket, code, show, freshness, onBetsChanged: betsChanged })
        : undefined;
    window.addEventListener('offline', freshness.lost);
    return () => {
      window.removeEventListener('offline', freshness.lost);
      leaveRoom?.();
      stopPolling();
    };
  }, [live, socket, code, isPushed, cacheURL, apiBase]);

  return <LiveTableContext value={live}>{children}</LiveTableContext>;
}

function useLiveTable(): LiveTable {
  const live = use(LiveTableContext);
  if (!live) throw new Error('A table is asked for outside its provider.');
  return live;
}

function useKeyed<Value>(store: KeyedStore<Value>, key: string): Value | undefined {
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => store.get(key));
}

export const useRound = (): RoundNow | undefined => useKeyed(useLiveTable().store.rounds, only);
export const useClock = (): TableClock | undefined => useKeyed(useLiveTable().store.clocks, only);
export const useOffer = (sid: string): Offer | undefined => useKeyed(useLiveTable().store.offers, sid);

/** For what is done at a press: the offers of that moment, without redrawing when they change. */
export function useOfferOf(): (sid: string) => Offer | undefined {
  const { store } = useLiveTable();
  return (sid) => store.offers.get(sid);
}

const noPrices: Readonly<Record<string, number>> = {};
/** Back prices by sid. */
export const usePrices = (): Readonly<Record<string, number>> =>
  useKeyed(useLiveTable().store.prices, only) ?? noPrices;

const noResults: readonly PastRound[] = [];
export const useResults = (): readonly PastRound[] =>
  useKeyed(useLiveTable().store.results, only) ?? noResults;

/** Whether what is shown may be acted upon. */
export function useIsFresh(): boolean {
  const { freshness } = useLiveTable();
  return useSyncExternalStore(freshness.subscribe, () => freshness.get().kind === 'fresh');
}

/** Whether the line was there and is lost; a page that still waits for its first picture has lost nothing. */
export function useIsStale(): boolean {
  const { freshness } = useLiveTable();
  return useSyncExternalStore(freshness.subscribe, () => freshness.get().kind === 'stale');
}
