import { cardBackSvg, cardSvg } from '@maidan/games/card-art';
import { noCard, parseCard, ranks } from '@maidan/games/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTag } from '../../live/serve-pages.ts';
import type { Table } from './table.ts';

interface CardPicture {
  readonly png: Buffer;
  readonly tag: string;
}

const suffix = '.png';
/** A month: drawings change only with an upgrade, which the tag then shows. */
const cacheControl = 'public, max-age=2592000';

/** Document 2, section 7: the cards and the numbered tiles as pictures, for clients that have none of their own. */
export function serveCards(http: FastifyInstance): void {
  const drawn = new Map<string, Promise<CardPicture>>();

  /** Drawn at the first request; there are 53 names, and no others are cached. */
  function pictureOf(name: string): Promise<CardPicture> | undefined {
    const known = drawn.get(name);
    if (known !== undefined) return known;
    const svg = svgOf(name);
    if (svg === undefined) return undefined;
    const drawing = draw(svg);
    drawn.set(name, drawing);
    drawing.catch(() => drawn.delete(name));
    return drawing;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, name: string | undefined) {
    // Pages of other hosts may show it.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const picture = name === undefined ? undefined : await pictureOf(name);
    if (picture === undefined) return reply.code(404).send({ message: 'No such card' });
    const { png, tag } = picture;
    reply.header('etag', tag).header('cache-control', cacheControl);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('image/png').send(png);
  }

  http.get<{ Params: { file: string } }>('/cards/:file', (request, reply) => {
    const { file } = request.params;
    return send(request, reply, file.endsWith(suffix) ? file.slice(0, -suffix.length) : undefined);
  });
  http.get<{ Params: { file: string } }>('/assets/images/casino-images/:file', (request, reply) =>
    send(request, reply, tileCards.get(request.params.file)),
  );
}

/** The tiles 1 to 13 by the names that clients ask for: they show our card of that rank, a PNG whatever the name ends in. */
const tileCards: ReadonlyMap<string, string> = new Map(
  ranks.map((rank, place) => [`${place + 1}.jpg`, `${rank}SS`]),
);

/** The card back has no brand letter, since the brand of the client is not known. */
function svgOf(name: string): string | undefined {
  if (name === noCard) return cardBackSvg('');
  const card = parseCard(name);
  return card && cardSvg(card);
}

async function draw(svg: string): Promise<CardPicture> {
  // Loaded with the first card: it is a native library, and a house without it must still start.
  const { renderAsync } = await import('@resvg/resvg-js');
  const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  return { png, tag: contentTag(png) };
}

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
