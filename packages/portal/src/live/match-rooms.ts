import {
  type BookmakerPatch,
  type BookmakerPicture,
  changesChannel,
  type OddsPatch,
  type OddsPicture,
} from '@maidan/contract/wire';
import { type BookmakerState, bookOfState, patchBookmaker, stateOfPicture } from './bookmaker-wire.ts';
import type { LiveSocket } from './connection.ts';
import { type ExchangeState, exchangeOfState, patchExchange, stateOfOdds } from './exchange-wire.ts';
import type { FreshnessWatch } from './freshness.ts';
import type { PriceStore } from './price-store.ts';
import { watchRoom } from './watch-room.ts';

interface MatchRooms {
  readonly socket: LiveSocket;
  readonly marketId: string;
  readonly eventId: string;
  readonly prices: PriceStore;
  readonly freshness: FreshnessWatch;
}

/** A quiet match is asked after now and then: the answer is its full picture, and proof that the house is there. */
const quietMs = 4_000;
const lookMs = 1_000;

/** Follows a match's two rooms into the store until the returned function is called. */
export function watchMatchRooms({ socket, marketId, eventId, prices, freshness }: MatchRooms): () => void {
  const bookmaker = watchRoom<BookmakerPicture, BookmakerPatch, BookmakerState>({
    socket,
    channel: marketId,
    changes: changesChannel(marketId),
    ask: () => socket.emit('JoinRoom', { room: marketId, changes: true }),
    open: stateOfPicture,
    patch: patchBookmaker,
    show: (state) => prices.putBookmaker(bookOfState(state)),
    heard: freshness.heard,
  });
  const exchange = watchRoom<OddsPicture, OddsPatch, ExchangeState>({
    socket,
    channel: eventId,
    changes: changesChannel(eventId),
    ask: () => socket.emit('marketByEvent', { eventId, changes: true }),
    open: stateOfOdds,
    patch: patchExchange,
    show: (state) => prices.putExchange(exchangeOfState(state)),
    heard: freshness.heard,
  });

  function join(): void {
    bookmaker.ask();
    exchange.ask();
  }
  function lookIn(): void {
    if (socket.connected && freshness.sinceHeardMs() > quietMs) join();
  }

  // Rooms open only once the socket has proved its session, after every connection anew.
  socket.on('userLoggedIn', join);
  socket.on('disconnect', freshness.lost);
  if (socket.connected) join();
  const timer = setInterval(lookIn, lookMs);
  return () => {
    clearInterval(timer);
    socket.off('userLoggedIn', join);
    socket.off('disconnect', freshness.lost);
    for (const room of [bookmaker, exchange]) room.leave();
    socket.emit('LeaveRoom', marketId);
    socket.emit('LeaveRoom', eventId);
  };
}
