import type { FastifyInstance } from 'fastify';
import type { Table } from './table.ts';

const prefix = '/table-video';

/** The address of the house's own picture of a table. */
export const videoPath = (code: string): string => `${prefix}/${code}`;

/** The portal's page of one table's picture, for the frame in which clients show a table's stream. */
export function serveVideo(http: FastifyInstance, tables: readonly Table[]): void {
  http.get<{ Params: { code: string } }>(`${prefix}/:code`, (request, reply) => {
    // The page itself says, in the reader's language, that there is no such table.
    if (!tables.some(({ game }) => game.entry.code === request.params.code)) reply.code(404);
    return reply.sendBrandPage('video');
  });
}
