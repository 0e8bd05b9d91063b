import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Board } from './board/board.ts';
import type { Rooms } from './board/rooms.ts';
import { createScorePictures } from './score-picture.ts';
import { createTaggedTexts, type TaggedText } from './tagged-text.ts';

/** The same pictures by plain GET, for clients that poll: tagged, so an unchanged one costs a 304. */
export function serveCache(app: FastifyInstance, { board, rooms }: { board: Board; rooms: Rooms }): void {
  const scoreOf = createScorePictures(board);
  const textOf = createTaggedTexts();
  app.get<{ Params: { marketId: string } }>('/cache/bookmaker/:marketId', (request, reply) => {
    const match = board.byMarketId(request.params.marketId);
    return send(request, reply, match && textOf(rooms.bookmaker(match)));
  });
  app.get<{ Params: { eventId: string } }>('/cache/odds/:eventId', (request, reply) => {
    const match = board.byEvent(request.params.eventId);
    return send(request, reply, match && textOf(rooms.odds(match)));
  });
  app.get<{ Params: { eventId: string } }>('/cache/score/:eventId', (request, reply) => {
    const match = board.byEvent(request.params.eventId);
    return send(request, reply, match && scoreOf(match));
  });
}

function send(request: FastifyRequest, reply: FastifyReply, text: TaggedText | undefined) {
  if (text === undefined) return reply.code(404).send({ message: 'No such match' });
  reply.header('etag', text.tag).header('cache-control', 'public, max-age=1');
  if (request.headers['if-none-match'] === text.tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text.body);
}
