import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@maidan/process/limits/rate-limit.ts';
import { openCount } from '../../limits/bodies-under-way.ts';

/** Of one connection, not yet answered. Browsers and proxies send one after the other. */
const aheadMost = 8;
/** Of one address, whose bodies come in pieces of unknown length: a piece of one byte costs as much as one of a thousand. */
const inPiecesMost = 16;

const tooMany =
  'HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\nretry-after: 1\r\ncontent-length: 0\r\n\r\n';

/** For Node's parser: what follows this head is not HTTP. Nothing else ends its work on bytes that have arrived. */
const parseNoFurther = 2;

/** What Node's parser calls at each head. Not part of its documented interface: where it is missing, nothing is bounded. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming?: OnHead } | null;
}
type OnHead = (request: IncomingMessage, isKeptAlive: boolean) => number;

/**
 * Node parses all that a read has brought, thousands of requests or pieces of a body, before anything else has its turn. So
 * requests beyond the most are not begun, and their connection is closed.
 */
export function boundRequestsAhead(server: Server, isBehindProxy: boolean): void {
  const ahead = new WeakMap<Socket, number>();
  const inPieces = openCount();

  function mayBegin(request: IncomingMessage, socket: Socket): boolean {
    const count = ahead.get(socket) ?? 0;
    if (count >= aheadMost) return false;
    // Behind a proxy all clients share its address.
    if (request.headers['transfer-encoding'] !== undefined && !isBehindProxy) {
      const address = addressKey(socket.remoteAddress ?? '');
      if (count > 0 || inPieces.of(address) >= inPiecesMost) return false;
      request.once('close', inPieces.add(address));
    }
    ahead.set(socket, count + 1);
    return true;
  }

  server.on('connection', (socket: ParsedSocket) => {
    const { parser } = socket;
    const begin = parser?.onIncoming;
    if (!parser || begin === undefined) return;
    parser.onIncoming = (request, isKeptAlive) => {
      if (mayBegin(request, socket)) return begin(request, isKeptAlive);
      socket.write(tooMany);
      socket.destroySoon();
      return parseNoFurther;
    };
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
  });
}
