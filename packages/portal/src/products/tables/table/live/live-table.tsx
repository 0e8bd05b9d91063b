import { type FreshnessWatch, isFresh, isStale } from '@maidan/client/freshness.ts';
import { fetchPicture, newestPicture, pictureAddress, pollPictures } from '@maidan/client/pictures.ts';
import type { CasinoGame, TablePicture } from '@maidan/contract/wire';
import type { TableGame } from '@maidan/games/rules';
import { useFreshnessWatch } from '@maidan/ui/hooks/use-freshness-watch.ts';
import { useKeyed, useSelected } from '@maidan/ui/hooks/use-store.ts';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useBrand } from '../../../../brand/brand.ts';
import { useLiveSocket } from '../../../../house/live-socket.ts';
import {
  createTableStore,
  type Offer,
  only,
  type PastRound,
  type RoundNow,
  stageWatch,
  type TableClock,
  type TableStore,
} from './table-store.ts';
import { readTable, watchTableRoom } from './table-wire.ts';

interface LiveTable {
  readonly store: TableStore;
  readonly freshness: FreshnessWatch;
}

const LiveTableContext = createContext<LiveTable | undefined>(undefined);

const createLiveTable = (freshness: FreshnessWatch): LiveTable => ({
  store: createTableStore((callback) => requestAnimationFrame(callback)),
  freshness,
});

/** By then the bets of a decided round are usually paid. A busy house takes longer, so the page asks again. */
const payingMs = 2_000;

interface LiveTableProviderProps {
  readonly game: TableGame;
  readonly detail: Pick<CasinoGame, 'fetchData' | 'cacheURL'>;
  readonly onBetsChanged: () => void;
  readonly children: ReactNode;
}

/** Keeps one table in step with the house for its children. Use the table's code as its key. */
export function LiveTableProvider({ game, detail, onBetsChanged, children }: LiveTableProviderProps) {
  const freshness = useFreshnessWatch();
  const [live] = useState(() => createLiveTable(freshness));
  const socket = useLiveSocket();
  const { apiBase } = useBrand();
  const isPushed = detail.fetchData === 'socket';
  const { cacheURL } = detail;
  const betsChanged = useEffectEvent(onBetsChanged);

  useEffect(() => {
    const { store, freshness } = live;
    const address = pictureAddress(cacheURL, apiBase);
    const isNeeded = () => !(isPushed && socket?.connected === true);
    const isNewStage = stageWatch();
    let paying: ReturnType<typeof setTimeout> | undefined;
    const askAgain = (waitMs: number) => {
      paying = setTimeout(() => {
        betsChanged();
        askAgain(2 * waitMs);
      }, waitMs);
    };
    const pictures = newestPicture((picture: TablePicture) => {
      const table = readTable(picture, game);
      if (!table) return;
      store.put(table);
      // Nothing else says that bets were settled where pictures are polled. They are paid a moment after the result.
      if (!isNewStage(table) || !isNeeded()) return;
      betsChanged();
      clearTimeout(paying);
      askAgain(payingMs);
    });
    const stopPolling = pollPictures({
      ask: (signal) => pictures.ask(() => fetchPicture<TablePicture>(address, signal)),
      isNeeded,
      freshness,
    });
    const leaveRoom =
      isPushed && socket
        ? watchTableRoom({
            socket,
            code: game.entry.code,
            show: pictures.push,
            freshness,
            onBetsChanged: betsChanged,
          })
        : undefined;
    return () => {
      leaveRoom?.();
      stopPolling();
      clearTimeout(paying);
    };
  }, [live, socket, game, isPushed, cacheURL, apiBase]);

  return <LiveTableContext value={live}>{children}</LiveTableContext>;
}

function useLiveTable(): LiveTable {
  const live = use(LiveTableContext);
  if (!live) throw new Error('A table is asked for outside its provider.');
  return live;
}

export const useRound = (): RoundNow | undefined => useKeyed(useLiveTable().store.rounds, only);
export const useOffer = (sid: string): Offer | undefined => useKeyed(useLiveTable().store.offers, sid);

/** For event handlers: reads the present offer without rendering again when it changes. */
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

export const useIsFresh = (): boolean => useSelected(useLiveTable().freshness, isFresh);
export const useIsStale = (): boolean => useSelected(useLiveTable().freshness, isStale);

/** Undefined while the table is stale, since the clock may no longer be right. */
export function useClock(): TableClock | undefined {
  const clock = useKeyed(useLiveTable().store.clocks, only);
  return useIsStale() ? undefined : clock;
}
