import type { FreshnessWatch } from '@maidan/client/freshness.ts';
import { newestPicture } from '@maidan/client/pictures.ts';
import type { LiveSocket } from '@maidan/client/sockets.ts';
import { pollMatch } from './match-poll.ts';
import { watchMatchRooms } from './match-rooms.ts';
import type { PriceStore } from './price-store.ts';

export interface PricedMatch {
  readonly matchId: string;
  readonly eventId: string;
  /** Pushed when true, polled otherwise. */
  readonly isPushed: boolean;
  readonly bookmakerAddress: string;
  readonly exchangeAddress: string;
}

interface FollowedMatch {
  readonly match: PricedMatch;
  readonly socket: LiveSocket | undefined;
  readonly prices: PriceStore;
  readonly freshness: FreshnessWatch;
}

/**
 * Keeps a match's prices up to date until the returned function is called. Prices that are pushed are polled
 * while there is no live connection: some networks let no websocket through.
 */
export function followMatch({ match, socket, prices, freshness }: FollowedMatch): () => void {
  const { matchId, eventId, isPushed } = match;
  const bookmaker = newestPicture(prices.putBookmaker);
  const exchange = newestPicture(prices.putExchange);
  const stopPolling = pollMatch({
    match,
    bookmaker,
    exchange,
    isNeeded: () => !(isPushed && socket?.connected === true),
    // Pushed prices stay on the page, marked stale, since the connection may soon be back.
    failed: isPushed ? {} : { bookmaker: prices.clearBookmaker, exchange: prices.clearExchange },
    freshness,
  });
  const leaveRooms =
    isPushed && socket
      ? watchMatchRooms({
          socket,
          matchId,
          eventId,
          prices: { ...prices, putBookmaker: bookmaker.push, putExchange: exchange.push },
          freshness,
        })
      : undefined;
  return () => {
    leaveRooms?.();
    stopPolling();
  };
}
