import { inspect } from 'node:util';
import type { EmitChanges, Feed } from '@maidan/feeds';
import type { House } from '../house.ts';
import type { Logger } from '../log.ts';
import type { Board } from './board/board.ts';
import { type ArrivedChange, roomOf } from './board/board-state.ts';
import { createDeclarer } from './declare-results.ts';
import { finishFeed } from './finish-feed.ts';
import { forgetFinished } from './forget-finished.ts';
import { createOfferNames } from './names/offer-names.ts';
import { createOfferQueue } from './offer-queue.ts';
import { readArrivals } from './read-arrivals.ts';

export interface FeedRunnerParts {
  readonly house: House;
  readonly board: Board;
  /** The prices of these matches may differ from what is shown. */
  readonly touch: (eventIds: Iterable<string>) => void;
  readonly log: Logger;
  readonly countDropped: () => void;
  /** Takes a match off the board. */
  readonly forget: (eventId: string) => void;
  /** The feed is over, all it said is in the books, and its finished matches have left the board. */
  readonly onEnded: () => void;
}

export interface FeedRunner {
  /** Resolves when everything the feed has said so far is on the board and in the books. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Carries a feed's changes to the board and the books. Whatever is said of a market in the books is on the board when
 * the feed's call returns, whatever the database is doing; a new match or market is stored first, and what is said of
 * it waits with it. A result shuts its market on the board before it is declared, and a repeated one is declared once.
 */
export function runFeed(feed: Feed, parts: FeedRunnerParts): FeedRunner {
  const { house, board, touch, log } = parts;
  const { db, clock, outbox } = house;
  // The feed itself is not kept: a recording may be large, and is released when it is over.
  const source = feed.name;
  const offered = createOfferNames(source, log);
  const declarer = createDeclarer(house, source, log);
  const queue = createOfferQueue({ db, clock, board, source, log, onOffered: show, onReady: apply });
  const finished = forgetFinished(clock, (eventId) => {
    parts.forget(eventId);
    finishing.endIfDone();
  });
  const finishing = finishFeed(clock, {
    isStored: () => queue.isEmpty() && declarer.isEmpty(),
    isForgotten: finished.isEmpty,
    settled,
    retry() {
      declarer.declare([]);
      queue.store();
    },
    onEnded: parts.onEnded,
  });

  function arrive(said: readonly unknown[], confirmed?: readonly string[]): void {
    const { changes, isAllRead } = readArrivals(said, clock.elapsed(), { marketsOf, onUnreadable, offered });
    // What could not be read may have changed any price.
    board.confirm(source, isAllRead ? confirmed : []);
    apply(queue.add(changes));
    queue.store();
  }

  const marketsOf = (id: string) => [...(board.byEvent(id)?.markets.keys() ?? []), ...queue.offersOf(id)];

  function onUnreadable(message: unknown): void {
    parts.countDropped();
    log.warn({ feed: source, change: inspect(message).slice(0, 300) }, 'feed message dropped');
  }

  function apply(changes: readonly ArrivedChange[]): void {
    touch(board.apply(source, changes));
    declarer.declare(changes.flatMap(({ change }) => (change.kind === 'result' ? [change] : [])));
  }

  function show(offers: readonly ArrivedChange[]): void {
    const matches = offers.flatMap(({ change }) => (change.kind === 'match' ? [change.match] : []));
    const turned = matches.filter(({ id, status }) => (board.byEvent(id)?.match.status ?? status) !== status);
    touch(board.apply(source, offers));
    // Open pages of the match load it again: it began, or it is over.
    for (const { id } of turned) outbox.toAll('marketReload', { marketId: roomOf(id) });
    if (matches.length > 0) outbox.toAll('sportsListUpdate', { isUpdate: true });
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

/** What stops the feed holds it, and with it all of a recording: released when the feed is over. */
function startFeed(feed: Feed, arrive: EmitChanges, onOver: () => void): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  const started = feed.start(arrive, () => {
    isOver = true;
    stop = undefined;
    onOver();
  });
  // One with nothing left to say was over before it had started.
  if (!isOver) stop = started;
  return () => stop?.();
}
