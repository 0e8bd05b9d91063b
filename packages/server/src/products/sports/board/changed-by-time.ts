import type { Board } from './board.ts';
import type { BoardMatch } from './board-state.ts';

interface Stale {
  readonly ids: string;
  /** Until then these are the stale markets, unless more is said to the board. */
  readonly until: number;
  readonly said: number;
}

function staleNow(board: Board, match: BoardMatch): Stale {
  const said = board.said();
  if (board.staleMs(match) === undefined) return { ids: '', until: board.freshUntil(match), said };
  const stale: string[] = [];
  let until = Number.POSITIVE_INFINITY;
  for (const [id, market] of match.markets) {
    if (board.staleMs(match, market) === undefined) until = Math.min(until, board.freshUntil(match, market));
    else stale.push(id);
  }
  return { ids: stale.join(), until, said };
}

/**
 * The matches that changed by time alone since the last call: when a feed stops or resumes, all its prices change, and
 * betting on a toss ends by the clock.
 */
export function changedByTime(board: Board): () => string[] {
  let unbettable = new Map<string, string>();
  const known = new WeakMap<BoardMatch, Stale>();

  /** Empty at once for a confirmed match, as nearly all are; otherwise looked for again only where it can have changed. */
  function staleIds(match: BoardMatch): string {
    const before = known.get(match);
    if (before?.said === board.said() && board.elapsed() <= before.until) return before.ids;
    const now = staleNow(board, match);
    known.set(match, now);
    return now.ids;
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
