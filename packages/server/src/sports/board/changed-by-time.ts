import type { Board } from './board.ts';
import type { BoardMatch } from './board-state.ts';

/**
 * The matches that time alone has changed since this was last asked: a feed that fell silent, or came back, changes
 * every price it gave, and bets on a toss end by the clock.
 */
export function changedByTime(board: Board): () => string[] {
  let unbettable = new Map<string, string>();

  /** A match that is confirmed has none, and nearly all are. */
  function staleIds(match: BoardMatch): string {
    if (board.staleMs(match) === undefined) return '';
    const stale = [...match.markets].filter(([, market]) => board.staleMs(match, market) !== undefined);
    return stale.map(([id]) => id).join();
  }

  return () => {
    const before = unbettable;
    const changed: string[] = [];
    unbettable = new Map();
    for (const match of board.matches()) {
      const { id } = match.match;
      const why = `${staleIds(match)} ${board.isTossOver(match)}`;
      unbettable.set(id, why);
      if (before.get(id) !== why) changed.push(id);
    }
    return changed;
  };
}
