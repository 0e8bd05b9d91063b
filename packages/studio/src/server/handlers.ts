import { formatBodyFault } from '@maidan/process/limits/body-fault.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type InstantGame,
  type InstantState,
  instantGame,
  instantStateRequest,
  type Played,
  playRequest,
  playRequestBytes,
  type StudioOpened,
  type StudioRefusal,
  type StudioRefusalReason,
  studioGame,
  studioOpenRequest,
  studioRoundId,
} from '../wire/instant.ts';
import { winIdOf } from './close-round.ts';
import type { InstantRounds } from './instant-rounds.ts';
import type { StudioLimits } from './limits.ts';
import type { PlayRefusal } from './play-refusals.ts';
import { offerToWire, recentToWire, recordToWire } from './rounds-wire.ts';
import type { StudioSession, StudioSessions } from './sessions.ts';
import type { StudioWallet } from './wallet.ts';
import { balanceRead, type WalletClient } from './wallet-client.ts';

/** One page for all games of the studio; its URL says which one. */
export function servePlayPages(http: FastifyInstance, sendPage: (reply: FastifyReply) => FastifyReply): void {
  http.get<{ Params: { game: string } }>('/play/:game', async (request, reply) => {
    if (!studioGame.safeParse(request.params.game).success)
      return reply.code(404).type('text/plain').send('No such game');
    return sendPage(reply);
  });
}

export interface StudioDesk {
  readonly sessions: StudioSessions;
  readonly rounds: InstantRounds;
  readonly wallet: StudioWallet;
  readonly client: WalletClient;
  readonly limits: StudioLimits;
}

const refusal = (reason: StudioRefusalReason, message: string): StudioRefusal => ({
  status: 'refused',
  reason,
  message,
});

/** Serves the calls of game pages: no cookie, no envelope; any origin is allowed, since a sandboxed frame has none. */
export function serveStudio(http: FastifyInstance, desk: StudioDesk, log: Logger): void {
  http.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => answerFault(log, error, request, reply));
    serveSessions(scope, desk);
    serveRounds(scope, desk);
    scope.all('/studio/*', (_request, reply) => reply.code(404).send(refusal('malformed', 'No such call')));
  });
}

/** After an error the same call can be repeated: nothing is done twice. */
export function answerFault(log: Logger, error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error;
  if (statusCode < 500) {
    const reason = statusCode === 429 ? 'too-many-calls' : 'malformed';
    return reply.code(statusCode).send(refusal(reason, formatBodyFault(error)));
  }
  const about = { requestId: request.id, path: request.routeOptions.url, reason: error.message };
  log.error({ ...about, stack: error.stack }, 'fault');
  return reply
    .code(503)
    .header('retry-after', '1')
    .send(refusal('no-answer', 'Please send the same call again'));
}

function serveSessions(http: FastifyInstance, { sessions, limits }: StudioDesk): void {
  http.post('/studio/v1/open', async (request, reply) => {
    noStore(reply);
    if (!limits.takeOpen(request.ip)) return tooMany(reply);
    const parsed = studioOpenRequest.safeParse(request.body ?? {});
    if (!parsed.success) return malformed(reply, parsed.error);
    const opened = await sessions.open(parsed.data.token);
    if (opened.status === 'refused') {
      const status = opened.reason === 'no-answer' ? 503 : 401;
      return reply.code(status).send(refusal(opened.reason, opened.message));
    }
    const { studioSession, game, playerName, pricePerPoint } = opened.session;
    const { balance } = opened;
    const answer: StudioOpened = {
      status: 'ok',
      session: studioSession,
      game,
      playerName,
      pricePerPoint,
      balance,
    };
    return answer;
  });
}

function serveRounds(http: FastifyInstance, desk: StudioDesk): void {
  const { rounds, limits } = desk;

  http.get('/studio/v1/state', async (request, reply) => {
    const session = await sessionOf(desk, request, reply);
    if (session === undefined) return reply;
    const parsed = instantStateRequest.safeParse(request.query);
    if (!parsed.success) return malformed(reply, parsed.error);
    const game = gameOfState(session, parsed.data.game);
    if (game === undefined)
      return reply.code(400).send(refusal('malformed', 'game: expected a game of this session'));
    return stateOf(desk, session, game, parsed.data.recent);
  });

  http.post('/studio/v1/play', { bodyLimit: playRequestBytes }, async (request, reply) => {
    const session = await sessionOf(desk, request, reply);
    if (session === undefined) return reply;
    const parsed = playRequest.safeParse(request.body ?? {});
    if (!parsed.success) return malformed(reply, parsed.error);
    const round = await rounds.play(session, parsed.data);
    if ('refused' in round) return refusedPlay(desk, session, parsed.data.roundId, round);
    const paying = await desk.wallet.deliverNow(winIdOf(round.id));
    const balance = paying.balance ?? (paying.isAnswered ? await readBalance(desk, session) : null);
    const next = await rounds.offer(session.player, round.game as InstantGame);
    const { isAnswered: isPaid } = paying;
    const answer: Played = {
      status: 'ok',
      round: recordToWire(round),
      isPaid,
      balance,
      next: offerToWire(next),
    };
    return answer;
  });

  http.get<{ Params: { roundId: string } }>('/studio/v1/rounds/:roundId', async (request, reply) => {
    noStore(reply);
    if (!limits.takeLook(request.ip)) return tooMany(reply);
    const { roundId } = request.params;
    const round = studioRoundId.safeParse(roundId).success ? await rounds.decided(roundId) : undefined;
    if (round === undefined)
      return reply.code(404).send(refusal('unknown-round', 'There is no such decided round'));
    return recordToWire(round);
  });
}

/** Where it returns none, it has already answered with 401 or 429. */
export async function sessionOf(
  { sessions, limits }: { readonly sessions: Pick<StudioSessions, 'find'>; readonly limits: StudioLimits },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StudioSession | undefined> {
  noStore(reply);
  if (!limits.takeLook(request.ip)) {
    tooMany(reply);
    return undefined;
  }
  const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
  const session = await sessions.find(token);
  if (session === undefined) {
    reply.code(401).send(refusal('session-ended', 'The session has ended; open the game again'));
    return undefined;
  }
  if (limits.takeCall(session, request.ip)) return session;
  tooMany(reply);
  return undefined;
}

const noStore = (reply: FastifyReply) => void reply.header('cache-control', 'no-store');

const tooMany = (reply: FastifyReply) =>
  reply.code(429).send(refusal('too-many-calls', 'Too many calls; wait a moment'));

function malformed(reply: FastifyReply, error: z.ZodError) {
  const [issue] = error.issues;
  const field = issue?.path.join('.') ?? '';
  return reply
    .code(400)
    .send(refusal('malformed', `${field === '' ? 'request' : field}: ${issue?.message ?? ''}`));
}

function gameOfState({ game }: StudioSession, requested: InstantGame | undefined): InstantGame | undefined {
  const own = instantGame.safeParse(game).data;
  if (game === 'lobby') return requested;
  return requested === undefined || requested === own ? own : undefined;
}

export async function readBalance(
  { client }: Pick<StudioDesk, 'client'>,
  session: StudioSession,
): Promise<string | null> {
  const answer = await client.ask('balance', { session: session.walletSession }, balanceRead);
  return answer.status === 'ok' ? answer.balance : null;
}

async function stateOf(
  desk: StudioDesk,
  session: StudioSession,
  game: InstantGame,
  most: number,
): Promise<InstantState> {
  const { rounds } = desk;
  const balance = await readBalance(desk, session);
  const next = await rounds.offer(session.player, game);
  const recent = await rounds.recent(session.player, game, most);
  const { version } = next;
  return { status: 'ok', game, version, balance, next: offerToWire(next), recent: recent.map(recentToWire) };
}

/** A round whose bets the wallet refused is over: the refusal includes the next one. */
async function refusedPlay(
  { rounds }: StudioDesk,
  session: StudioSession,
  roundId: string,
  { refused, message }: PlayRefusal,
): Promise<StudioRefusal> {
  const game = instantGame.safeParse(roundId.split('.')[0]).data;
  if (game === undefined || (session.game !== 'lobby' && session.game !== game))
    return refusal(refused, message);
  const next = await rounds.offer(session.player, game);
  return { ...refusal(refused, message), ...(next.id === roundId ? {} : { next: offerToWire(next) }) };
}
