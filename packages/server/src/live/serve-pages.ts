import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WhoAsks } from '../http/call-limits.ts';
import type { ProductRooms } from './room.ts';
import type { Rooms } from './rooms.ts';

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

/** A reply to a polling client, with its ETag. */
export interface TaggedText {
  readonly body: string;
  readonly tag: string;
}

/** A hash of the content, so that a tag stays valid after a restart and in every process. */
export const contentTag = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;

export const tagText = (body: string): TaggedText => ({ body, tag: contentTag(body) });

/** Each picture is serialised once, however many request it. */
function createTaggedTexts(): <Picture extends object>(
  picture: Picture,
  page?: (picture: Picture) => object,
) => TaggedText {
  const written = new WeakMap<object, TaggedText>();
  return (picture, page) => {
    const known = written.get(picture);
    if (known !== undefined) return known;
    const made = tagText(JSON.stringify(page?.(picture) ?? picture));
    written.set(picture, made);
    return made;
  };
}
