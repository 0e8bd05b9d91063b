import type { IncomingMessage } from 'node:http';
import type { Clock } from '@maidan/betting';
import { isNestedTooDeeply } from '@maidan/contract';
import { BodyFault, bodySeconds } from '@maidan/process/limits/body-fault.ts';
import { addressKey } from '@maidan/process/limits/rate-limit.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken } from './answer.ts';
import type { Admitted } from './call-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body of a call is read. */
    admitted: Admitted | undefined;
    /** Resolves when it is its client's turn: to be taken before a body is parsed. */
    takeTurn(): Promise<void>;
  }
  interface FastifyContextConfig {
    /** Which bodies are counted together with those of this route; by default those of players. */
    readonly bodies?: BodiesUnderWay;
    /** It waits for no turn: its moment decides what it is worth. Its body is small and the calls of a client are few. */
    readonly isTimed?: boolean;
  }
}

export interface BodyLimits {
  readonly turns: Turns;
  /** Those of players. */
  readonly bodies: BodiesUnderWay;
}

/**
 * What every body goes through before it is parsed. Its size is Fastify's to check, by the route's `bodyLimit`: of one that
 * claims to be too large nothing is read.
 */
export function limitBodies(app: FastifyInstance, { turns, bodies }: BodyLimits): void {
  // Apart from bodies: of a request both its head and its body wait for a turn.
  const heads = createTurns();
  app.decorateRequest('takeTurn', function takeTurn(this: FastifyRequest) {
    return this.routeOptions.config.isTimed ? Promise.resolve() : turns.take(clientOf(this));
  });
  app.addHook('onRequest', async (request) => {
    // The session is not known yet: a token that nobody has is as good as another, and no worse than none.
    const { url, config } = request.routeOptions;
    if (url !== '/health' && !config.isTimed)
      await heads.take(bearerToken(request) ?? addressKey(request.ip));
  });
  app.addHook('preParsing', async (request, reply) => {
    const { raw, routeOptions } = request;
    if (raw.complete || !isReadable(request)) return;
    // What was sent straight after its head has arrived by then.
    await new Promise<void>((resolve) => void setImmediate(resolve));
    if (raw.complete || raw.destroyed) return;
    const { admitted } = request;
    const client = admitted?.session === undefined ? undefined : admitted.client;
    const sender = { client, address: addressKey(request.ip) };
    const onLate = () => void reply.header('connection', 'close').send(new BodyFault('too-late'));
    const underWay = routeOptions.config.bodies ?? bodies;
    if (underWay.follow(raw, sender, onLate)) return;
    reply.header('connection', 'close').header('retry-after', '1');
    throw new BodyFault('too-many');
  });
  readJson(app);
}

/** Under which its bodies are counted: that of its calls, or its address where a session is not known yet. */
const clientOf = (request: FastifyRequest): string => request.admitted?.client ?? addressKey(request.ip);

/** Whether there is a body that Fastify would read, and not refuse by its head. */
function isReadable({ method, headers, routeOptions: { bodyLimit } }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const length = Number(headers['content-length'] ?? 0);
  return headers['transfer-encoding'] !== undefined || (length > 0 && length <= (bodyLimit ?? 0));
}

function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  const read = async (request: FastifyRequest, body: string): Promise<unknown> => {
    await request.takeTurn();
    if (isNestedTooDeeply(body)) throw new BodyFault('too-deep');
    return new Promise((resolve, reject) =>
      parse(request, body, (error, value) => (error === null ? resolve(value) : reject(error))),
    );
  };
  app.addContentTypeParser('application/json', { parseAs: 'string' }, read);
}

/** For calls whose bytes are needed as received, whatever their type is said to be. */
export function readBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const read = async (request: FastifyRequest, body: Buffer): Promise<Buffer> => {
    await request.takeTurn();
    return body;
  };
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, read);
}

/** So that no client is served in one stretch, however many of its requests are complete at one moment. */
export interface Turns {
  /** Resolves when it is this client's turn: at once unless many come together, and then one of each client after the other. */
  take(client: string): Promise<void>;
}

/** In one turn of the event loop. Between two turns the house reads and answers everything else. */
const inOneTurn = 8;

export function createTurns(nextTurn: (act: () => void) => unknown = setImmediate): Turns {
  /** Whose turn is next stands first. */
  const waiting = new Map<string, (() => void)[]>();
  let taken = 0;
  let isCounting = false;

  /** From its first turn on, until nobody waits. */
  function count(): void {
    if (isCounting) return;
    isCounting = true;
    nextTurn(serve);
  }

  function serve(): void {
    isCounting = false;
    for (taken = 0; taken < inOneTurn && waiting.size > 0; taken += 1) {
      for (const [client, mine] of waiting) {
        waiting.delete(client);
        mine.shift()?.();
        if (mine.length > 0) waiting.set(client, mine);
        break;
      }
    }
    if (taken > 0) count();
  }

  return {
    take(client) {
      count();
      if (waiting.size === 0 && taken < inOneTurn) {
        taken += 1;
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        const mine = waiting.get(client) ?? [];
        mine.push(resolve);
        waiting.set(client, mine);
      });
    },
  };
}

export interface BodySender {
  /** Undefined before sign-in: those of one address are not one client's. */
  readonly client: string | undefined;
  readonly address: string;
}

/** Bodies of which a part is still to come. */
export interface BodiesUnderWay {
  /** False when there are too many of this client or address; one that takes too long is given up by `onLate`. */
  follow(request: IncomingMessage, sender: BodySender, onLate: () => void): boolean;
}

/**
 * A body that arrives together with its head is never one of these. So clients are bounded who hold bodies back, not the
 * many players of an address whose pages open at one moment.
 */
export function createBodiesUnderWay(
  clock: Clock,
  most: { readonly ofClient: number; readonly ofAddress: number },
): BodiesUnderWay {
  const ofClient = openCount();
  const ofAddress = openCount();
  return {
    follow(request, { client, address }, onLate) {
      if (ofAddress.of(address) >= most.ofAddress) return false;
      if (client !== undefined && ofClient.of(client) >= most.ofClient) return false;
      const leave = [ofAddress.add(address), ...(client === undefined ? [] : [ofClient.add(client)])];
      const cancel = clock.after(bodySeconds * 1000, onLate);
      const end = () => {
        cancel();
        for (const act of leave) act();
      };
      request.once('end', end);
      request.once('close', end);
      return true;
    },
  };
}

/** How many are open, by key. */
export interface OpenCount {
  of(key: string): number;
  /** Counts one more; the returned function subtracts it again, once. */
  add(key: string): () => void;
}

export function openCount(): OpenCount {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    of: (key) => counts.get(key) ?? 0,
    add(key) {
      let isOpen = true;
      change(key, 1);
      return () => {
        if (isOpen) change(key, -1);
        isOpen = false;
      };
    },
  };
}
