import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProductRooms } from './room.ts';
import type { Rooms } from './rooms.ts';
import { createTaggedTexts, type TaggedText } from './tagged-text.ts';

/** The pictures of rooms by plain GET, for clients that poll: tagged, so an unchanged one costs a 304. */
export function serveRoomPages(http: FastifyInstance, rooms: Rooms, { pages, notFound }: ProductRooms): void {
  const textOf = createTaggedTexts();
  for (const [path, find] of Object.entries(pages))
    http.get<{ Params: { id: string } }>(path, (request, reply) => {
      const room = find(request.params.id);
      return sendTagged(request, reply, room && textOf(rooms.picture(room)), notFound);
    });
}

export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: TaggedText | undefined,
  notFound: string,
) {
  if (text === undefined) return reply.code(404).send({ message: notFound });
  reply.header('etag', text.tag).header('cache-control', 'public, max-age=1');
  if (request.headers['if-none-match'] === text.tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text.body);
}
