import { changesChannel, type OddsPatch, type OddsPicture } from '@maidan/contract/wire';
import { useEffect, useState } from 'react';
import { createKeyedStore, type KeyedStore } from '../../live/keyed-store.ts';
import { type LiveSocket, useLiveSocket } from '../../live/live-socket.ts';
import { watchRoom } from '../../live/watch-room.ts';
import { type ExchangeState, exchangeOfState, patchExchange, stateOfOdds } from './exchange-wire.ts';

export interface BestPrice {
  readonly selectionName: string;
  readonly back: number;
  readonly lay: number;
}

export type BestPrices = KeyedStore<readonly BestPrice[]>;

/** Each watched match is a room on the one socket, and the server limits rooms per socket. */
const watchedMost = 12;

/** The best match-odds prices of these matches, by event, as they move. */
export function useBestPrices(eventIds: readonly string[]): BestPrices {
  const [prices] = useState(() =>
    createKeyedStore<readonly BestPrice[]>({
      onFrame: (callback) => requestAnimationFrame(callback),
      isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    }),
  );
  const socket = useLiveSocket();
  // Sorted, so that rows that change places do not leave their rooms.
  const watched = eventIds.slice(0, watchedMost).toSorted().join(' ');

  useEffect(() => {
    if (!socket || watched === '') return undefined;
    const stops = watched.split(' ').map((eventId) => watchBest(socket, eventId, prices));
    return () => {
      for (const stop of stops) stop();
    };
  }, [socket, watched, prices]);
  return prices;
}

function watchBest(socket: LiveSocket, eventId: string, prices: BestPrices): () => void {
  // A price the room does not send is not confirmed; the list's own price is shown instead.
  const forget = () => prices.drop(eventId);
  const room = watchRoom<OddsPicture, OddsPatch, ExchangeState>({
    socket,
    channel: eventId,
    changes: changesChannel(eventId),
    ask: () => socket.emit('marketByEvent', { eventId, changes: true }),
    open: stateOfOdds,
    patch: patchExchange,
    show: (state) => (hasMatchOdds(state) ? prices.set(eventId, bestOf(state)) : forget()),
    heard: () => undefined,
  });
  socket.on('userLoggedIn', room.ask);
  socket.on('disconnect', forget);
  if (socket.connected) room.ask();
  return () => {
    socket.off('userLoggedIn', room.ask);
    socket.off('disconnect', forget);
    room.leave();
    forget();
    socket.emit('LeaveRoom', eventId);
  };
}

/** A closed market still counts: its empty prices are newer than the list's. */
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
