import type { ScorePicture } from '@maidan/contract';
import type { FeedMatch, SportScore } from '@maidan/feeds';
import type { FastifyInstance } from 'fastify';
import type { BrandPageName } from '../../http/pages/pages.ts';
import { sendTagged, type TaggedText, tagText } from '../../live/serve-pages.ts';
import type { Board } from './board/board.ts';
import type { BoardMatch } from './board/board-state.ts';
import { noSuchMatch } from './live.ts';

type OfMatch = { Params: { eventId: string } };

/** Serves the pages of a match's tvUrl and scoreIframe, and the score that they show. */
export function serveBroadcast(http: FastifyInstance, board: Board): void {
  for (const page of ['tv', 'score'] satisfies BrandPageName[]) {
    http.get<OfMatch>(`/${page}/:eventId`, (request, reply) => {
      // The page itself says, in the reader's language, that there is no such match.
      if (board.byEvent(request.params.eventId) === undefined) reply.code(404);
      return reply.sendBrandPage(page);
    });
  }
  const scoreOf = createScorePictures(board);
  http.get<OfMatch>('/cache/score/:eventId', (request, reply) => {
    const match = board.byEvent(request.params.eventId);
    return sendTagged(request, reply, match && scoreOf(match), noSuchMatch);
  });
}

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
