import type { AccountId } from '@maidan/betting';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ProductRooms } from './room.ts';
import type { Rooms } from './rooms.ts';
import { createTaggedTexts, type TaggedText } from './tagged-text.ts';

/** The client of the request's token, if it has one: pictures are public. */
export type WhoAsks = (request: FastifyRequest) => Promise<AccountId | undefined>;

const nobody: WhoAsks = async () => undefined;

/** The pictures of rooms by plain GET, for clients that poll: with an ETag, so that an unchanged picture is a 304. */
export function serveRoomPages(
  http: FastifyInstance,
  rooms: Rooms,
  { pages, notFound }: ProductRooms,
  whoAsks = nobody,
): void {
  const textOf = createTaggedTexts();
  for (const [path, find] of Object.entries(pages))
    http.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const room = find(request.params.id);
      if (room?.personal !== undefined) reply.header('vary', 'authorization');
      const client = room?.personal && (await whoAsks(request));
      if (room?.personal === undefined || client === undefined)
        return sendTagged(request, reply, room && textOf(rooms.picture(room), room.page), notFound);
      await room.personal.read(client);
      const text = textOf(room.personal.of(rooms.picture(room), client));
      return sendTagged(request, reply, text, notFound, 'private');
    });
}

export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: TaggedText | undefined,
  notFound: string,
  audience: 'public' | 'private' = 'public',
) {
  if (text === undefined) return reply.code(404).send({ message: notFound });
  reply.header('etag', text.tag).header('cache-control', `${audience}, max-age=1`);
  if (request.headers['if-none-match'] === text.tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text.body);
}
