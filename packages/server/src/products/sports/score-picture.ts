import type { ScorePicture } from '@maidan/contract';
import type { FeedMatch, SportScore } from '@maidan/feeds';
import { type TaggedText, tagText } from '../../live/rooms/tagged-text.ts';
import type { Board } from './board/board.ts';
import type { BoardMatch } from './board/board-state.ts';

interface WrittenScore extends TaggedText {
  readonly match: FeedMatch;
  readonly score: SportScore | undefined;
  readonly isStale: boolean;
}

/** The play of a match for the TV and score pages, serialised once per change however many request it. */
export function createScorePictures(board: Board): (match: BoardMatch) => TaggedText {
  const written = new WeakMap<BoardMatch, WrittenScore>();
  return (boardMatch) => {
    const { match, score } = boardMatch;
    const isStale = board.staleMs(boardMatch) !== undefined;
    const before = written.get(boardMatch);
    if (before?.match === match && before.score === score && before.isStale === isStale) return before;
    const picture = { match, score: score ?? null, isStale } satisfies ScorePicture;
    const now = { match, score, isStale, ...tagText(JSON.stringify(picture)) };
    written.set(boardMatch, now);
    return now;
  };
}
