import { inspect } from 'node:util';
import type { Cancel } from '@maidan/betting';
import type { Feed } from '@maidan/feeds';
import type { House } from '../house.ts';
import type { Logger } from '../log.ts';
import type { Board } from './board/board.ts';
import { type ArrivedChange, marketIdOf } from './board/board-state.ts';
import type { Rooms } from './board/rooms.ts';
import { isWellFormed, namedIn } from './check-change.ts';
import { createDeclarer } from './declare-results.ts';
import { forgetFinished } from './forget-finished.ts';
import { createOfferQueue, offersOf } from './offer-queue.ts';

export interface FeedRunnerParts {
  readonly house: House;
  readonly board: Board;
  readonly rooms: Rooms;
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

/** What failed waits for the feed's next beat; that of a feed which is over, for so long. */
const retryMs = 1_000;

/**
 * Carries a feed's changes to the board and the books. Whatever is said of a market in the books is on the board when
 * the feed's call returns, whatever the database is doing; a new match or market is stored first, and what is said of
 * it waits with it. A result shuts its market on the board before it is declared, and one said twice is declared once.
 */
export function runFeed(feed: Feed, parts: FeedRunnerParts): FeedRunner {
  const { house, board, rooms, log } = parts;
  const { db, clock, outbox } = house;
  // The feed itself is not kept: a recording may be large, and is let go of when it is over.
  const source = feed.name;
  const declarer = createDeclarer(house, source, log);
  const finished = forgetFinished(clock, (eventId) => {
    parts.forget(eventId);
    endIfForgotten();
  });
  const queue = createOfferQueue({ db, clock, board, source, log, onOffered: show, onReady: apply });
  let cancelRetry: Cancel = () => undefined;
  let stopFeed: (() => void) | undefined;
  let isOver = false;
  let isStopped = false;
  let isDone = false;

  function arrive(changes: readonly unknown[], confirmed?: readonly string[]): void {
    const at = clock.elapsed();
    const arrived: ArrivedChange[] = [];
    let isAllRead = true;
    for (const change of changes) {
      if (isWellFormed(change)) arrived.push({ change, at });
      else {
        isAllRead = false;
        drop(change);
        const doubtful = namedBy(change, arrived);
        arrived.push(
          ...doubtful.map((marketId) => ({ change: { kind: 'unreadable', marketId }, at }) as const),
        );
      }
    }
    // What could not be read may have been news of any price.
    board.confirm(source, isAllRead ? confirmed : []);
    apply(queue.add(arrived));
    queue.store();
  }

  function drop(change: unknown): void {
    parts.countDropped();
    log.warn({ feed: source, change: inspect(change).slice(0, 300) }, 'feed message dropped');
  }

  /** The market an unreadable message names, or all of the match it names, offered just now included. */
  function namedBy(change: unknown, before: readonly ArrivedChange[]): readonly string[] {
    const { marketId, matchId } = namedIn(change);
    if (marketId !== undefined) return [marketId];
    if (matchId === undefined) return [];
    const shown = board.byEvent(matchId)?.markets.keys() ?? [];
    return [...shown, ...queue.offersOf(matchId), ...offersOf(matchId, before)];
  }

  function apply(changes: readonly ArrivedChange[]): void {
    rooms.touch(board.apply(source, changes));
    declarer.declare(changes.flatMap(({ change }) => (change.kind === 'result' ? [change] : [])));
  }

  function show(offers: readonly ArrivedChange[]): void {
    const matches = offers.flatMap(({ change }) => (change.kind === 'match' ? [change.match] : []));
    const turned = matches.filter(({ id, status }) => (board.byEvent(id)?.match.status ?? status) !== status);
    rooms.touch(board.apply(source, offers));
    // Whoever has the match open asks for it anew: it began, or it is over.
    for (const { id } of turned) outbox.toAll('marketReload', { marketId: marketIdOf(id) });
    if (matches.length > 0) outbox.toAll('sportsListUpdate', { isUpdate: true });
    for (const match of matches) finished.told(match);
  }

  async function settled(): Promise<void> {
    await queue.settled();
    await declarer.settled();
  }

  async function finishAll(): Promise<void> {
    await settled();
    if (isStopped) return;
    isDone = queue.isEmpty() && declarer.isEmpty();
    if (isDone) endIfForgotten();
    else
      cancelRetry = clock.after(retryMs, () => {
        declarer.declare([]);
        queue.store();
        void finishAll();
      });
  }

  function endIfForgotten(): void {
    if (isDone && finished.isEmpty()) parts.onEnded();
  }

  const stop = feed.start(arrive, () => {
    isOver = true;
    // It holds the feed, and with it all of a recording.
    stopFeed = undefined;
    void finishAll();
  });
  // One with nothing to say was over before it started.
  if (!isOver) stopFeed = stop;
  return {
    settled,
    async stop() {
      isStopped = true;
      stopFeed?.();
      cancelRetry();
      finished.close();
      await settled();
    },
  };
}
