import { watchRoom } from '@maidan/client/rooms.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import { createKeyedStore, type KeyedStore } from '@maidan/client/store.ts';
import type { OddsPatch, OddsPicture } from '@maidan/contract/wire';
import { useEffect, useState } from 'react';
import { useBrand } from '../../../brand/brand.ts';
import { useLiveSocket } from '../../../house/live-socket.ts';
import { type ExchangeState, exchangeOfState, patchExchange, stateOfOdds } from './exchange-wire.ts';

export interface BestPrice {
  readonly selectionName: string;
  readonly back: number;
  readonly lay: number;
}

export type BestPrices = KeyedStore<readonly BestPrice[]>;

/** Each watched match is a room on the one socket, and the server limits rooms per socket. */
const watchedMost = 12;

/**
 * The best match-odds prices of these matches, by event, kept up to date. A brand without match odds has
 * none: its lists show the prices of `sports/matchList`.
 */
export function useBestPrices(eventIds: readonly string[]): BestPrices {
  const [prices] = useState(() =>
    createKeyedStore<readonly BestPrice[]>({
      onFrame: (callback) => requestAnimationFrame(callback),
      isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    }),
  );
  const socket = useLiveSocket();
  const { flags } = useBrand();
  // Sorted, so that rows that change places stay in their rooms.
  const watched = flags.matchOdds ? eventIds.slice(0, watchedMost).toSorted().join(' ') : '';

  useEffect(() => {
    if (!socket || watched === '') return undefined;
    const rooms = watched.split(' ').map((eventId) => openRoom(socket, eventId, prices));
    const askAll = () => {
      for (const { ask } of rooms) ask();
    };
    const forgetAll = () => {
      for (const { forget } of rooms) forget();
    };
    socket.on('userLoggedIn', askAll);
    socket.on('disconnect', forgetAll);
    if (socket.connected) askAll();
    return () => {
      socket.off('userLoggedIn', askAll);
      socket.off('disconnect', forgetAll);
      for (const { leave } of rooms) leave();
    };
  }, [socket, watched, prices]);
  return prices;
}

function openRoom(socket: LiveSocket, eventId: string, prices: BestPrices) {
  // A price that the room does not send is not confirmed: the list's own price is shown instead.
  const forget = () => prices.drop(eventId);
  const { ask, leave } = watchRoom<OddsPicture, OddsPatch, ExchangeState>({
    socket,
    channel: eventId,
    ask: () => socket.emit('marketByEvent', { eventId, changes: true }),
    open: stateOfOdds,
    patch: patchExchange,
    show: (state) => (hasMatchOdds(state) ? prices.set(eventId, bestOf(state)) : forget()),
    heard: () => undefined,
  });
  return {
    ask,
    forget,
    leave() {
      leave();
      forget();
      socket.emit('LeaveRoom', eventId);
    },
  };
}

/** A closed market counts too: its empty prices are newer than the list's. */
function hasMatchOdds({ markets }: ExchangeState): boolean {
  return markets.some(({ marketType }) => marketType === 'Match Odds');
}

function bestOf(state: ExchangeState): readonly BestPrice[] {
  const market = exchangeOfState(state).find(({ kind }) => kind === 'match-odds');
  return (market?.rows ?? []).map(({ name, back, lay }) => ({
    selectionName: name,
    back: back[0]?.odds ?? 0,
    lay: lay[0]?.odds ?? 0,
  }));
}
