import { inspect } from 'node:util';
import type { Feed, FeedChange } from '@maidan/feeds';
import type { House } from '../house.ts';
import type { Logger } from '../log.ts';
import type { Board } from './board/board.ts';
import { marketIdOf } from './board/board-state.ts';
import type { Rooms } from './board/rooms.ts';
import { isWellFormed } from './check-change.ts';
import { createDeclarer } from './declare-results.ts';
import { forgetFinished } from './forget-finished.ts';
import { ruledByHouse, storeOffers, withoutOldNews } from './store-offers.ts';

export interface FeedRunnerParts {
  readonly house: House;
  readonly board: Board;
  readonly rooms: Rooms;
  readonly log: Logger;
  readonly countDropped: () => void;
  /** Takes a match off the board. */
  readonly forget: (eventId: string) => void;
}

export interface FeedRunner {
  /** Resolves when everything the feed has said so far is on the board and in the books. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Of a batch the database will not store: more, and it is the batch that is wrong. */
const triesMost = 60;

/**
 * Carries a feed's changes to the board and the books, in order: a match and its markets are stored before they are
 * shown, a result shuts its market on the board before it is declared, and a result said twice is declared once.
 * What the database would not store waits for the feed's next word, and nothing of it is shown meanwhile.
 */
export function runFeed(feed: Feed, parts: FeedRunnerParts): FeedRunner {
  const { house, board, rooms, log } = parts;
  const { db, clock, outbox } = house;
  const declarer = createDeclarer(house, feed.name, log);
  const finished = forgetFinished(clock, parts.forget);
  let queue: Promise<unknown> = Promise.resolve();
  let unstored: readonly FeedChange[] = [];
  let tries = 0;

  async function take(changes: readonly FeedChange[]): Promise<void> {
    unstored = [...unstored, ...changes.filter((change) => isWellFormed(change) || drop(change))];
    tries += 1;
    const sound = await withoutOldNews(db, feed.name, unstored);
    await storeOffers(db, feed.name, sound, clock.now());
    unstored = [];
    tries = 0;
    const matches = sound.flatMap((change) => (change.kind === 'match' ? [change.match] : []));
    const turned = matches.filter(({ id, status }) => (board.byEvent(id)?.match.status ?? status) !== status);
    const touched = board.apply(feed.name, sound);
    for (const [id, state] of await ruledByHouse(db, sound)) board.rule([id], state);
    rooms.touch(touched);
    // Whoever has the match open asks for it anew: it began, or it is over.
    for (const { id } of turned) outbox.toAll('marketReload', { marketId: marketIdOf(id) });
    if (matches.length > 0) outbox.toAll('sportsListUpdate', { isUpdate: true });
    for (const match of matches) finished.told(match);
    declarer.declare(sound.filter((change) => change.kind === 'result'));
  }

  function fail(error: Error): void {
    log.error({ feed: feed.name, reason: error.message, tries }, 'feed change failed');
    if (tries < triesMost) return;
    unstored = [];
    tries = 0;
  }

  function drop(change: unknown): false {
    parts.countDropped();
    log.warn({ feed: feed.name, change: inspect(change).slice(0, 300) }, 'feed message dropped');
    return false;
  }

  const stopFeed = feed.start((changes) => {
    queue = queue.then(() => take(changes)).catch(fail);
  });
  const settled = async () => {
    await queue;
    await declarer.settled();
  };
  return {
    settled,
    async stop() {
      stopFeed();
      finished.close();
      await settled();
    },
  };
}
