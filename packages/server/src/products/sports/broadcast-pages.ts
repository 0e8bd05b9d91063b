import type { FastifyInstance } from 'fastify';
import type { BrandPageName } from '../../http/pages/pages.ts';
import { sendTagged } from '../../live/rooms/serve-pages.ts';
import type { Board } from './board/board.ts';
import { noSuchMatch } from './live.ts';
import { createScorePictures } from './score-picture.ts';

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
