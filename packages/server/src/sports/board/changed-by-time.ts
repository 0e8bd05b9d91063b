import type { Board } from './board.ts';
import type { BoardMatch } from './board-state.ts';

/**
 * The matches that changed by time alone since the last call: when a feed stops or resumes, all its prices change, and
 * betting on a toss ends by the clock.
 */
export function changedByTime(board: Board): () => string[] {
  let unbettable = new Map<string, string>();

  /** Empty at once for a confirmed match, as nearly all are. */
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
