import type { FeedChange } from '@maidan/feeds';
import type { ArrivedChange } from '../board/board-state.ts';
import { isWellFormed, namedIn } from './check-change.ts';

export interface Arrivals {
  readonly changes: readonly ArrivedChange[];
  readonly isAllRead: boolean;
}

/** A feed's changes with their time of arrival; an unreadable message is replaced by the markets it may concern. */
export function readArrivals(
  said: readonly unknown[],
  at: number,
  parts: {
    /** The markets of a match, on the board or waiting to be. */
    readonly marketsOf: (matchId: string) => Iterable<string>;
    readonly onUnreadable: (message: unknown) => void;
    /** The change as the house offers it; undefined for what it does not offer. */
    readonly offered: (change: FeedChange) => FeedChange | undefined;
  },
): Arrivals {
  const changes: ArrivedChange[] = [];
  let isAllRead = true;
  for (const message of said) {
    if (isWellFormed(message)) {
      const change = parts.offered(message);
      if (change !== undefined) changes.push({ change, at });
      continue;
    }
    isAllRead = false;
    parts.onUnreadable(message);
    const { marketId, matchId } = namedIn(message);
    const ids = new Set(marketId === undefined ? [] : [marketId]);
    if (matchId !== undefined)
      for (const id of [...parts.marketsOf(matchId), ...offersOf(matchId, changes)]) ids.add(id);
    for (const id of ids) changes.push({ change: { kind: 'unreadable', marketId: id }, at });
  }
  return { changes, isAllRead };
}

/** Ids of the markets of this match among the changes. */
export const offersOf = (eventId: string, changes: readonly ArrivedChange[]): readonly string[] =>
  changes.flatMap(({ change }) =>
    change.kind === 'market' && change.market.matchId === eventId ? [change.market.id] : [],
  );
