import type { Clock } from '@maidan/betting';
import {
  type LudoRefusal,
  type LudoRefusalReason,
  ludoCancelRequest,
  ludoCommitRequest,
  ludoLeaveRequest,
  ludoMoveRequest,
  ludoRevealRequest,
  ludoRollRequest,
  ludoSitRequest,
  ludoTableRequest,
} from '@maidan/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { rateLimit } from '../../http/limits/rate-limit.ts';
import type { Ludo, LudoPlayer } from './ludo.ts';
import type { Refused } from './table-parts.ts';

export interface LudoHttpParts {
  readonly ludo: Ludo;
  readonly clock: Clock;
  /** The player whose page the bearer is. */
  readonly findPlayer: (bearer: string) => Promise<LudoPlayer | undefined>;
}

/** A page needs two acts for each die, and a question after each change. */
const callsMost = 80;
const perMs = 10_000;
const address = '/studio/v1/ludo';

const refusal = (reason: LudoRefusalReason, message: string): LudoRefusal => ({
  status: 'refused',
  reason,
  message,
});
const statusOf: Partial<Record<LudoRefusalReason, number>> = {
  malformed: 400,
  'session-ended': 401,
  'too-many-calls': 429,
};

const send = (reply: FastifyReply, said: LudoRefusal) => reply.code(statusOf[said.reason] ?? 200).send(said);

/** Bearer, limit, schema, act, and the table as it then is. */
export function serveLudo(http: FastifyInstance, { ludo, clock, findPlayer }: LudoHttpParts): void {
  const calls = rateLimit(clock, callsMost, perMs);

  /** Refused before anything is read of a body or a database. */
  async function admit(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store');
    if (!calls.take(bearerOf(request))) {
      return send(reply, refusal('too-many-calls', 'Too many calls; wait a moment'));
    }
  }

  type Serve<Asked> = (player: LudoPlayer, asked: Asked, request: FastifyRequest) => Promise<unknown>;

  const answer =
    <Asked>(schema: z.ZodType<Asked>, serve: Serve<Asked>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const player = await findPlayer(bearerOf(request));
      if (player === undefined) {
        return send(reply, refusal('session-ended', 'The session has ended; open the game again'));
      }
      const parsed = schema.safeParse(request.method === 'GET' ? request.query : request.body);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return send(reply, refusal('malformed', `${issue?.path.join('.')}: ${issue?.message}`));
      }
      return reply.send(await serve(player, parsed.data, request));
    };

  function post<Asked>(
    name: string,
    schema: z.ZodType<Asked>,
    act: (player: LudoPlayer, asked: Asked) => Promise<Refused>,
  ): void {
    const handler = answer(schema, async (player, asked) => {
      const refused = await act(player, asked);
      return refused === undefined ? ludo.view(player) : refusal(refused.reason, refused.message);
    });
    http.post(`${address}/${name}`, { onRequest: admit }, handler);
  }

  post('sit', ludoSitRequest, ludo.sit);
  post('commit', ludoCommitRequest, ludo.commit);
  post('reveal', ludoRevealRequest, ludo.reveal);
  post('roll', ludoRollRequest, ludo.roll);
  post('move', ludoMoveRequest, ludo.move);
  post('leave', ludoLeaveRequest, ludo.leave);
  post('cancel', ludoCancelRequest, ludo.cancel);

  const table = answer(ludoTableRequest, async (player, { after }, { raw }) => {
    if (after === undefined) return ludo.view(player);
    const { changed, cancel } = ludo.wait(player, after);
    raw.socket.once('close', cancel);
    await changed;
    raw.socket.off('close', cancel);
    return ludo.view(player);
  });
  http.get(`${address}/table`, { onRequest: admit }, table);

  http.get<{ Params: { gameId: string } }>(`${address}/games/:gameId`, async (request, reply) => {
    const record = await ludo.record(request.params.gameId);
    if (record === undefined)
      return reply.code(404).send(refusal('no-table', 'There is no such finished game'));
    return record;
  });

  // A server that closes waits for its requests, and these wait for a player.
  http.addHook('preClose', async () => ludo.release());
}

const bearerOf = ({ headers: { authorization = '' } }: FastifyRequest): string =>
  authorization.replace(/^Bearer /i, '');
