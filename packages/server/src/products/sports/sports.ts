import type { SimulatedSeason } from '@maidan/feeds';
import { createFaultLog } from '@maidan/process/log.ts';
import type { BetsChanged } from '../../bets/act.ts';
import { notifyStrangers, type Outbox } from '../../live/outbox.ts';
import type { Product, ProductParts, StartParts } from '../../product.ts';
import { type Board, createBoard } from './board/board.ts';
import { roomOf } from './board/board-state.ts';
import { serveBroadcast } from './broadcast-pages.ts';
import { type FeedRunner, type FeedRunnerParts, runFeed } from './feed-runner.ts';
import { heavySportsCalls, type ReadingCalls, sportsHandlers } from './handlers.ts';
import { sportsLists } from './lists/sports-lists.ts';
import { bookmakerRoom, createSportsLive, type SportsLive } from './live.ts';
import { createSportsLimits } from './match-terms.ts';
import { type PlacingCalls, placingHandlers } from './placing-wire.ts';
import { createPositions } from './positions.ts';
import { createReplays, type Replays } from './replays/replays.ts';
import { type RunFeed, startSeason } from './season/run-season.ts';

export interface SportsProduct extends Product<ReadingCalls | PlacingCalls> {
  readonly run: RunFeed;
  /** How many feeds are on the board. */
  feedCount(): number;
  start(parts: StartParts): Promise<void>;
  open(): Promise<void>;
  readonly operator: SportsOperator;
}

/** What operator verbs use of a running board. */
export interface SportsOperator {
  readonly replays: Replays;
  /** Called after a match's betting was opened or shut by hand. */
  onBettingSet(room: string, isOpen: boolean): void;
  /** Called after something in the list of matches was changed by hand. */
  onListSet(): void;
}

/** As verbs find it in a running server. */
export interface OperatedSports {
  readonly sports: SportsOperator;
}

/** Wires up sports: the board, its rooms and pages, the calls, and the feeds. */
export function openSports(parts: ProductParts): SportsProduct {
  const { http, house, log, freshRequestId, metrics } = parts;
  const { db, clock, outbox } = house;
  const { countBet, countDropped } = metrics;
  const board = createBoard(clock);
  const { limits, positions, live } = openPictures(parts, board);
  const { touch } = live;
  house.onBetting((client) => outbox.toClient(client, 'sportsListUpdate', { isUpdate: true }));
  house.onMarkets((ids, state) => touch(board.override(ids, state)));
  serveBroadcast(http, board);
  const forget = (eventId: string) => {
    const room = roomOf(eventId);
    limits.forget(room);
    positions.forget(eventId);
    board.remove(eventId);
    live.forget({ eventId, room });
  };
  const { runners, run } = openRunners({ house, board, touch, log, countDropped, forget });
  const notify = notifyOfBets(outbox);
  const strangers = notifyStrangers(outbox, 'sessionBetUpdate', live.rooms);
  const others = notifyStrangers(outbox, 'listUpdate', strangers.rooms);
  const onListSet = () => outbox.toAll('sportsListUpdate', { isUpdate: true });
  const replays = createReplays({ db, clock, log, run });
  let season: SimulatedSeason | undefined;
  let isOpening = false;
  return {
    handlers: {
      ...sportsHandlers({ house, board, isOpening: () => isOpening }),
      ...placingHandlers({ house, board, limits, freshRequestId, countBet }),
    },
    heavyCalls: heavySportsCalls,
    rooms: others.rooms,
    onSettled(_client, { room: marketId }) {
      strangers.settled(bookmakerRoom(marketId), { marketId });
      others.settled(bookmakerRoom(marketId), { isSessionListUpdate: true, marketId });
    },
    lists: sportsLists,
    onBetsChanged(client, room) {
      notify(client, room);
      const match = board.byRoom(room);
      if (match !== undefined) positions.changed(match.match.id, client);
    },
    operator: {
      replays,
      onBettingSet(room, isOpen) {
        limits.setBetting(room, isOpen);
        onListSet();
      },
      onListSet,
    },
    run,
    feedCount: () => runners.size,
    async start(started) {
      season = await startSeason(parts, started);
      await replays.resume();
    },
    async open() {
      if (season === undefined) return;
      isOpening = true;
      await openInTurns(season, run);
      isOpening = false;
      onListSet();
    },
    // Nothing to stop: results that feeds still send are declared, and wait for bets under way as usual.
    stop: () => undefined,
    async close() {
      await Promise.all([...runners].map((runner) => runner.stop()));
    },
  };
}

/** The feeds on the board. */
function openRunners(parts: Omit<FeedRunnerParts, 'onEnded'>) {
  const runners = new Set<FeedRunner>();
  const run: RunFeed = (feed) => {
    const runner = runFeed(feed, { ...parts, onEnded: () => void runners.delete(runner) });
    runners.add(runner);
    return runner;
  };
  return { runners, run };
}

/** The rooms of matches, with the limits and positions their pictures show. */
function openPictures({ house, rooms, log }: ProductParts, board: Board) {
  const { db, clock } = house;
  const faults = createFaultLog(clock, log, 'sports');
  const limits = createSportsLimits({
    db,
    clock,
    onChange: (room) => {
      const match = board.byRoom(room);
      if (match !== undefined) live.touch([match.match.id]);
    },
    onUnread: (error) => faults.failed('read the limits of a match', error),
  });
  const positions = createPositions({
    db,
    onRead: (eventId, client) => live.sendPositions(eventId, client),
    onUnread: (error) => faults.failed('read the positions of a client', error),
  });
  const live: SportsLive = createSportsLive({
    board,
    rooms,
    limitsOf: limits.shown,
    positions,
  });
  return { limits, positions, live };
}

/** Resolves when every match the season lists is on the board and stored. */
async function openInTurns(season: SimulatedSeason, run: RunFeed): Promise<void> {
  const opened = Promise.withResolvers<void>();
  const runner = run(season.inTurns(opened.resolve));
  await opened.promise;
  await runner.settled();
}

/** Notifies the client's pages of the match, which then reload bets and positions. */
export const notifyOfBets =
  (outbox: Outbox): BetsChanged =>
  (client, room) => {
    outbox.toClient(client, 'sessionBetUpdate', { marketId: room });
    outbox.toClient(client, 'listUpdate', { isSessionListUpdate: true, marketId: room });
  };
