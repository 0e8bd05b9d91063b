import type { Logger } from '@maidan/process/log.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerFault, readBalance, sessionOf } from '../../../server/handlers.ts';
import type { StudioLimits } from '../../../server/limits.ts';
import type { StudioSession, StudioSessions } from '../../../server/sessions.ts';
import type { WalletClient } from '../../../server/wallet-client.ts';
import {
  type LudoBalance,
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
} from '../../../wire/ludo.ts';
import type { Ludo, LudoPlayer } from './ludo.ts';
import type { Refused } from './table-parts.ts';

export interface LudoDesk {
  readonly ludo: Ludo;
  readonly sessions: Pick<StudioSessions, 'find'>;
  readonly limits: StudioLimits;
  readonly client: WalletClient;
}

const address = '/studio/v1/ludo';

const refusal = (reason: LudoRefusalReason, message: string): LudoRefusal => ({
  status: 'refused',
  reason,
  message,
});

export function serveLudo(http: FastifyInstance, desk: LudoDesk, log: Logger): void {
  http.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => answerFault(log, error, request, reply));
    serveTables(scope, desk);
  });
  // A closing server waits for its requests, and these wait for a player.
  http.addHook('preClose', async () => desk.ludo.release());
}

/** Checks limits, bearer and schema, carries out the act, and answers with the table. */
function serveTables(http: FastifyInstance, desk: LudoDesk): void {
  const { ludo, limits } = desk;

  type Serve<Body> = (player: StudioSession, requested: Body, request: FastifyRequest) => Promise<unknown>;

  const answer =
    <Body>(schema: z.ZodType<Body>, serve: Serve<Body>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const player = await sessionOf(desk, request, reply);
      if (player === undefined) return reply;
      if (player.game !== 'ludo' && player.game !== 'lobby')
        return reply.code(401).send(refusal('session-ended', 'This session is of another game'));
      const parsed = schema.safeParse(request.method === 'GET' ? request.query : request.body);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return reply.code(400).send(refusal('malformed', `${issue?.path.join('.')}: ${issue?.message}`));
      }
      return reply.send(await serve(player, parsed.data, request));
    };

  function post<Body>(
    name: string,
    schema: z.ZodType<Body>,
    act: (player: LudoPlayer, request: Body) => Promise<Refused>,
  ): void {
    const handler = answer(schema, async (player, request) => {
      const refused = await act(player, request);
      return refused === undefined ? ludo.view(player) : refusal(refused.reason, refused.message);
    });
    http.post(`${address}/${name}`, handler);
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
  http.get(`${address}/table`, table);

  const balance = answer(
    z.object({}),
    async (player): Promise<LudoBalance> => ({
      status: 'ok',
      balance: await readBalance(desk, player),
    }),
  );
  http.get(`${address}/balance`, balance);

  http.get<{ Params: { gameId: string } }>(`${address}/games/:gameId`, async (request, reply) => {
    if (!limits.takeLook(request.ip))
      return reply.code(429).send(refusal('too-many-calls', 'Too many calls'));
    const record = await ludo.record(request.params.gameId);
    if (record === undefined)
      return reply.code(404).send(refusal('no-table', 'There is no such finished game'));
    return record;
  });
}
