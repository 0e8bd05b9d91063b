import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Board } from './board/board.ts';
import type { BoardMatch } from './board/board-state.ts';
import type { Pictures } from './board/pictures.ts';
import { createScorePictures } from './score-picture.ts';

/** The same pictures by plain GET, for clients that poll: numbered, so an unchanged one costs a 304. */
export function serveCache(
  app: FastifyInstance,
  { board, pictures }: { board: Board; pictures: Pictures },
): void {
  const scoreOf = createScorePictures(board);
  app.get<{ Params: { marketId: string } }>('/cache/bookmaker/:marketId', (request, reply) =>
    send(
      request,
      reply,
      board.byMarketId(request.params.marketId),
      (match) => pictures.bookmaker(match).picture,
    ),
  );
  app.get<{ Params: { eventId: string } }>('/cache/odds/:eventId', (request, reply) =>
    send(request, reply, board.byEvent(request.params.eventId), (match) => pictures.odds(match).picture),
  );
  app.get<{ Params: { eventId: string } }>('/cache/score/:eventId', (request, reply) => {
    const match = board.byEvent(request.params.eventId);
    if (match === undefined) return reply.code(404).send({ message: 'No such match' });
    const { body, tag } = scoreOf(match);
    reply.header('etag', tag).header('cache-control', 'public, max-age=1');
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  match: BoardMatch | undefined,
  pictureOf: (match: BoardMatch) => { readonly n: number },
) {
  if (match === undefined) return reply.code(404).send({ message: 'No such match' });
  const picture = pictureOf(match);
  const tag = `"${match.match.id}-${picture.n}"`;
  reply.header('etag', tag).header('cache-control', 'public, max-age=1');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(picture);
}
