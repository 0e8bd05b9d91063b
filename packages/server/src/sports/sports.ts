import type { Feed } from '@maidan/feeds';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house.ts';
import type { Connection } from '../live/connection.ts';
import type { LiveSocket } from '../live/sockets.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createBoard } from './board/board.ts';
import { marketIdOf } from './board/board-state.ts';
import { createPictures } from './board/pictures.ts';
import { createRooms } from './board/rooms.ts';
import { serveBroadcast } from './broadcast-pages.ts';
import { serveCache } from './cache-pages.ts';
import { type FeedRunner, runFeed } from './feed-runner.ts';
import { sportsHandlers } from './handlers.ts';
import { listenForMatches } from './live.ts';
import { pictureLimits } from './match-wire.ts';
import { createSportsLimits } from './sports-limits.ts';

export interface SportsDepartment {
  readonly handlers: ReturnType<typeof sportsHandlers>;
  listen(socket: LiveSocket, connection: Connection): void;
  /** Puts a feed on the board until it is over or stopped. */
  run(feed: Feed): FeedRunner;
  /** How many feeds are on the board. */
  feedCount(): number;
  close(): Promise<void>;
}

/** Everything sports, wired: the board, its rooms and cache addresses, the calls, and the feeds put on it. */
export function openSports(parts: {
  app: FastifyInstance;
  house: House;
  log: Logger;
  freshRequestId: () => string;
  metrics: Pick<Metrics, 'countBet' | 'countDropped'>;
}): SportsDepartment {
  const { app, house, log, freshRequestId, metrics } = parts;
  const { countBet, countDropped } = metrics;
  const board = createBoard(house.clock);
  const limits = createSportsLimits({
    db: house.db,
    clock: house.clock,
    onChange: (marketId) => {
      const match = board.byMarketId(marketId);
      if (match !== undefined) rooms.touch([match.match.id]);
    },
    onUnread: ({ message }) => log.warn({ reason: message }, 'limits of a match not read'),
  });
  const pictures = createPictures(board, (match) => pictureLimits(limits.known(match.marketId).limits));
  const rooms = createRooms({ board, pictures, outbox: house.outbox, clock: house.clock });
  house.onMarkets((ids, state) => rooms.touch(board.rule(ids, state)));
  house.onMatches(limits.setBetting);
  serveCache(app, { board, rooms });
  serveBroadcast(app, board);
  const forget = (eventId: string) => {
    limits.forget(marketIdOf(eventId));
    board.remove(eventId);
    pictures.forget(eventId);
  };
  const runners = new Set<FeedRunner>();
  return {
    handlers: sportsHandlers({ house, board, limits, freshRequestId, countBet }),
    listen: (socket, connection) => listenForMatches(socket, connection, { board, rooms }),
    run(feed) {
      const onEnded = () => void runners.delete(runner);
      const runner = runFeed(feed, { house, board, rooms, log, countDropped, forget, onEnded });
      runners.add(runner);
      return runner;
    },
    feedCount: () => runners.size,
    async close() {
      rooms.close();
      await Promise.all([...runners].map((runner) => runner.stop()));
    },
  };
}
