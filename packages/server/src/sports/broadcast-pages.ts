import type { FastifyInstance } from 'fastify';
import type { Board } from './board/board.ts';

/** What a match's tvUrl and scoreIframe lead to: pages of ours that follow /cache/score. */
export function serveBroadcast(app: FastifyInstance, board: Board): void {
  for (const page of ['tv', 'score'] as const) {
    app.get<{ Params: { eventId: string } }>(`/${page}/:eventId`, (request, reply) => {
      // The page itself says, in the reader's language, that there is no such match.
      if (board.byEvent(request.params.eventId) === undefined) reply.code(404);
      return reply.sendBrandPage(page);
    });
  }
}
