import type { MarketOutcome } from '@maidan/betting';
import type { Feed, FeedChange, FeedMarket, FeedResult } from '@maidan/feeds';
import { insertMarkets, type NewMarket } from '../bets/markets/store.ts';
import type { House } from '../house.ts';
import type { Logger } from '../log.ts';
import type { Board } from './board/board.ts';
import { marketIdOf } from './board/board-state.ts';
import type { Rooms } from './board/rooms.ts';
import { isWellFormed } from './check-change.ts';
import { defaultLimits } from './match-wire.ts';
import { unsettledMarkets, upsertMatch } from './store.ts';

export interface FeedRunnerParts {
  readonly house: House;
  readonly board: Board;
  readonly rooms: Rooms;
  readonly log: Logger;
  readonly countDropped: () => void;
}

export interface FeedRunner {
  /** Resolves when everything the feed has said so far is on the board and in the books. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Carries a feed's changes to the board and the books, in order: a match and its markets are stored before they are
 * shown, a result shuts its market on the board before it is declared, and a result said twice is declared once.
 */
export function runFeed(feed: Feed, parts: FeedRunnerParts): FeedRunner {
  const { house, board, rooms, log } = parts;
  let queue: Promise<unknown> = Promise.resolve();
  let settling: Promise<unknown> = Promise.resolve();

  async function take(changes: readonly FeedChange[]): Promise<void> {
    const formed = changes.filter((change) => isWellFormed(change) || drop(change));
    const sound = await withoutOldNews(formed);
    await storeOffers(sound);
    rooms.touch(board.apply(feed.name, sound));
    if (sound.some((change) => change.kind === 'match'))
      house.outbox.toAll('sportsListUpdate', { isUpdate: true });
    const results = sound.filter((change) => change.kind === 'result');
    if (results.length > 0) settling = settling.then(() => declareAll(results));
  }

  function drop(change: unknown): false {
    parts.countDropped();
    log.warn({ feed: feed.name, change: JSON.stringify(change).slice(0, 300) }, 'feed message dropped');
    return false;
  }

  /** A market offered and decided in one breath was over before we came: nobody bet on it, unless it is in our books. */
  async function withoutOldNews(changes: readonly FeedChange[]): Promise<readonly FeedChange[]> {
    const offered = new Set(
      changes.flatMap((change) => (change.kind === 'market' ? [change.market.id] : [])),
    );
    const old = new Set(
      changes.flatMap((change) => (change.kind === 'result' ? [change.marketId] : [])),
    ).intersection(offered);
    if (old.size === 0) return changes;
    for (const id of (await unsettledMarkets(house.db, feed.name)).keys()) old.delete(id);
    return changes.filter((change) => !old.has(marketOf(change) ?? ''));
  }

  async function storeOffers(changes: readonly FeedChange[]): Promise<void> {
    const now = house.clock.now();
    for (const change of changes) {
      if (change.kind !== 'match') continue;
      const marketId = marketIdOf(change.match.id);
      await upsertMatch(house.db, change.match, { marketId, source: feed.name, limits: defaultLimits, now });
    }
    const offered = changes.flatMap((change) => (change.kind === 'market' ? [newMarket(change.market)] : []));
    await insertMarkets(house.db, offered, now);
  }

  async function declareAll(results: readonly Extract<FeedChange, { kind: 'result' }>[]): Promise<void> {
    for (const result of results) await declare(result);
  }

  async function declare(result: Extract<FeedChange, { kind: 'result' }>): Promise<void> {
    const declared = await house.settling.declare({
      marketId: result.marketId,
      outcome: outcomeOf(result.result),
      rule: result.rule,
      reason: result.reason,
      details: { balls: result.balls },
      declaredBy: feed.name,
    });
    if (!declared.ok && declared.refusal.code !== 'already-declared') {
      log.error({ market: result.marketId, refusal: declared.refusal.code }, 'result not declared');
    }
  }

  const stopFeed = feed.start((changes) => {
    queue = queue
      .then(() => take(changes))
      .catch((error: Error) => log.error({ feed: feed.name, reason: error.message }, 'feed change failed'));
  });
  const settled = async () => {
    await queue;
    await settling;
  };
  return {
    settled,
    async stop() {
      stopFeed();
      await settled();
    },
  };
}

function marketOf(change: FeedChange): string | undefined {
  if (change.kind === 'market') return change.market.id;
  return change.kind === 'prices' || change.kind === 'result' ? change.marketId : undefined;
}

const newMarket = (market: FeedMarket): NewMarket => ({
  id: market.id,
  product: 'sports',
  eventId: market.matchId,
  room: marketIdOf(market.matchId),
  kind: market.kind,
  name: market.name,
  isCommission: market.isCommission,
  definition:
    market.kind === 'fancy'
      ? { shape: 'line' }
      : {
          shape: 'winner',
          rule: market.kind === 'bookmaker' || market.kind === 'toss' ? 'bookmaker' : 'decimal',
          runners: market.runners.map((runner) => runner.id),
        },
});

export function outcomeOf(result: FeedResult): MarketOutcome {
  switch (result.kind) {
    case 'winner':
      return { winner: result.runnerId };
    case 'run':
      return { run: result.run };
    case 'void':
      return { void: true };
  }
}
