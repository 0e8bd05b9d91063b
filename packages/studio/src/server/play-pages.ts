import type { FastifyInstance, FastifyReply } from 'fastify';
import { studioGame } from '../wire/instant.ts';

/** One page for all games of the studio; its URL says which one. */
export function servePlayPages(http: FastifyInstance, sendPage: (reply: FastifyReply) => FastifyReply): void {
  http.get<{ Params: { game: string } }>('/play/:game', async (request, reply) => {
    if (!studioGame.safeParse(request.params.game).success)
      return reply.code(404).type('text/plain').send('No such game');
    return sendPage(reply);
  });
}
