import { studioGame } from '@maidan/contract';
import type { FastifyInstance } from 'fastify';

/** The page that plays all games of the studio; which one, its address says. */
export function servePlayPages(http: FastifyInstance): void {
  http.get<{ Params: { game: string } }>('/play/:game', async (request, reply) => {
    if (!studioGame.safeParse(request.params.game).success)
      return reply.code(404).type('text/plain').send('No such game');
    return reply.sendBrandPage('play');
  });
}
