import { createHash } from 'node:crypto';
import type { FeedMatch, SportScore } from '@maidan/feeds';
import type { Board } from './board/board.ts';
import type { BoardMatch } from './board/board-state.ts';

interface WrittenScore {
  readonly match: FeedMatch;
  readonly score: SportScore | undefined;
  readonly isStale: boolean;
  readonly body: string;
  readonly tag: string;
}

/** The play of a match as the TV and score pages fetch it, written once per change however many ask. */
export function createScorePictures(board: Board): (match: BoardMatch) => { body: string; tag: string } {
  const written = new WeakMap<BoardMatch, WrittenScore>();
  return (boardMatch) => {
    const { match, score } = boardMatch;
    const isStale = board.staleMs(boardMatch) !== undefined;
    const before = written.get(boardMatch);
    if (before?.match === match && before.score === score && before.isStale === isStale) return before;
    const body = JSON.stringify({ match, score: score ?? null, isStale });
    // By content, so that a tag outlives a restart and means the same in every process.
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const picture = { match, score, isStale, body, tag };
    written.set(boardMatch, picture);
    return picture;
  };
}
