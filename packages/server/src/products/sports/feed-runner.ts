import { inspect } from 'node:util';
import type { Cancel, Clock } from '@maidan/betting';
import type { EmitChanges, Feed, FeedMatch } from '@maidan/feeds';
import { createFaultLog, type Logger } from '@maidan/process/log.ts';
import type { House } from '../../house.ts';
import type { Outbox } from '../../live/outbox.ts';
import { createOfferQueue, type OfferQueue } from './arrivals/offer-queue.ts';
import { createOfferNames, offersOf, readArrivals } from './arrivals/read-arrivals.ts';
import type { Board } from './board/board.ts';
import { type ArrivedChange, roomOf } from './board/board-state.ts';
import { createDeclarer } from './declare-results.ts';

export interface FeedRunnerParts {
  readonly house: House;
  readonly board: Board;
  /** The prices of these matches may differ from what is shown. */
  readonly touch: (eventIds: Iterable<string>) => void;
  readonly log: Logger;
  readonly countDropped: () => void;
  /** Takes a match off the board. */
  readonly forget: (eventId: string) => void;
  /** Called when the feed is over, everything it sent is stored, and its finished matches have left the board. */
  readonly onEnded: () => void;
}

export interface FeedRunner {
  /** Resolves when everything the feed has sent so far is on the board and stored. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Applies a feed's changes to the board and the database. A change of a stored market is on the board when the feed's call
 * returns, whatever the database is doing; a new match or market is stored first, and its changes wait with it. A result
 * shuts its market on the board before it is declared, and a repeated one is declared once.
 */
export function runFeed(feed: Feed, parts: FeedRunnerParts): FeedRunner {
  const { house, board, touch, log } = parts;
  const { db, clock, outbox } = house;
  // No reference to the feed is kept: a recording may be large, and is released when it is over.
  const source = feed.name;
  const offered = createOfferNames(source, log);
  const faults = createFaultLog(clock, log, `feed ${source}`);
  const declarer = createDeclarer(house, source, log, faults);
  const queue = createOfferQueue({ db, clock, board, source, log, faults, onOffered: show, onReady: apply });
  const marketsOf = findMarkets(board, queue);
  const finished = forgetFinished(clock, (eventId) => {
    parts.forget(eventId);
    finishing.endIfDone();
  });
  const finishing = finishFeed(clock, {
    isStored: () => queue.waiting.size === 0 && declarer.undeclared.size === 0,
    isForgotten: finished.isEmpty,
    settled,
    retry() {
      declarer.declare([]);
      queue.store();
    },
    onEnded: parts.onEnded,
  });

  function arrive(raw: readonly unknown[], confirmed?: readonly string[]): void {
    const { changes, isAllRead } = readArrivals(raw, clock.elapsed(), { marketsOf, onUnreadable, offered });
    // An unreadable message may have changed any price, so nothing is confirmed.
    board.confirm(source, isAllRead ? confirmed : []);
    if (queue.waiting.size === 0 && arePricesShown(board, changes)) return void apply(changes);
    apply(queue.add(changes));
    queue.store();
  }

  function onUnreadable(message: unknown): void {
    parts.countDropped();
    log.warn({ feed: source, change: inspect(message).slice(0, 300) }, 'feed message dropped');
  }

  function apply(changes: readonly ArrivedChange[]): void {
    touch(board.apply(source, changes));
    const results = changes.flatMap(({ change }) => (change.kind === 'result' ? [change] : []));
    if (results.length > 0 || declarer.undeclared.size > 0) declarer.declare(results);
  }

  function show(offers: readonly ArrivedChange[]): void {
    const matches = offers.flatMap(({ change }) => (change.kind === 'match' ? [change.match] : []));
    const turned = matches.filter(({ id, status }) => (board.byEvent(id)?.match.status ?? status) !== status);
    touch(board.apply(source, offers));
    notifyOfMatches(outbox, matches, turned);
    for (const match of matches) finished.update(match);
  }

  async function settled(): Promise<void> {
    await queue.settled();
    await declarer.settled();
  }

  const stopFeed = startFeed(feed, arrive, finishing.begin);
  return {
    settled,
    async stop() {
      stopFeed();
      finishing.close();
      finished.close();
      await settled();
    },
  };
}

/** The markets of a match, on the board or waiting to be. */
const findMarkets =
  (board: Board, { waiting }: OfferQueue) =>
  (eventId: string): readonly string[] => [
    ...(board.byEvent(eventId)?.markets.keys() ?? []),
    ...offersOf(eventId, [...waiting]),
  ];

/** New prices of markets in the books, as nearly all changes are: where nothing else waits, they are not queued. */
const arePricesShown = (board: Board, changes: readonly ArrivedChange[]): boolean =>
  changes.every(({ change }) => change.kind === 'prices' && board.hasMarket(change.marketId));

/** Open pages of a match reload it when it begins or ends. */
function notifyOfMatches(outbox: Outbox, listed: readonly FeedMatch[], turned: readonly FeedMatch[]): void {
  for (const { id } of turned) outbox.toAll('marketReload', { marketId: roomOf(id) });
  if (listed.length > 0) outbox.toAll('sportsListUpdate', { isUpdate: true });
}

/** The stop function references the feed and so a whole recording: it is dropped when the feed is over. */
function startFeed(feed: Feed, arrive: EmitChanges, onOver: () => void): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const started = feed.start(arrive, () => {
    isOver = true;
    stop = undefined;
    onOver();
  });
  // A feed with nothing left to send may be over before `start` returns.
  if (!isOver) stop = started;
  return () => stop?.();
}

/** A failed write is retried on the feed's next call, or after this time once the feed is over. */
const retryMs = 1_000;

export interface FinishFeed {
  /** Called when the feed is over. */
  begin(): void;
  /** Call this whenever a finished match has left the board. */
  endIfDone(): void;
  close(): void;
}

/** Stores the last changes of a feed that is over, and reports when nothing is left of it. */
function finishFeed(
  clock: Clock,
  parts: {
    /** Whether everything it sent is stored. */
    readonly isStored: () => boolean;
    /** Whether its finished matches have left the board. */
    readonly isForgotten: () => boolean;
    readonly settled: () => Promise<void>;
    readonly retry: () => void;
    readonly onEnded: () => void;
  },
): FinishFeed {
  let cancel: Cancel = () => undefined;
  let isClosed = false;
  let isStored = false;

  async function store(): Promise<void> {
    await parts.settled();
    if (isClosed) return;
    isStored = parts.isStored();
    if (isStored) return endIfDone();
    cancel = clock.after(retryMs, () => {
      parts.retry();
      void store();
    });
  }

  function endIfDone(): void {
    if (isStored && parts.isForgotten()) parts.onEnded();
  }

  return {
    begin: () => void store(),
    endIfDone,
    close() {
      isClosed = true;
      cancel();
    },
  };
}

/** How long a finished match stays on the board. */
const finishedKeptMs = 60 * 60_000;

/** Removes finished matches from the board after a while, or the board would only grow. */
export interface ForgetFinished {
  update(match: FeedMatch): void;
  /** Whether no finished match is waiting to be removed. */
  isEmpty(): boolean;
  close(): void;
}

function forgetFinished(clock: Clock, forget: (eventId: string) => void): ForgetFinished {
  const waiting = new Map<string, Cancel>();
  return {
    update({ id, status }) {
      waiting.get(id)?.();
      waiting.delete(id);
      if (status !== 'completed' && status !== 'abandoned') return;
      const act = () => {
        waiting.delete(id);
        forget(id);
      };
      waiting.set(id, clock.after(finishedKeptMs, act));
    },
    isEmpty: () => waiting.size === 0,
    close() {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
