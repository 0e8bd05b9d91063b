import { manualClock } from '@maidan/betting';
import { type Db, statement } from '@maidan/process/db/db.ts';
import { createLog } from '@maidan/process/log.ts';
import { repeatableBytes } from '@maidan/process/testing/repeatable-bytes.ts';
import fastify from 'fastify';
import { openStudio } from '../../src/server/studio.ts';
import {
  instantRecord,
  instantState,
  type PlayRequest,
  played,
  studioOpened,
  studioRefusal,
} from '../../src/wire/instant.ts';
import { type FakeWallet, fakeKey } from './fake-wallet.ts';

const due = statement(
  't-studio-due',
  `select transaction_id from studio_call where state in ('due', 'asked')`,
);

interface DeskOptions {
  readonly startsAt?: number;
  readonly key?: string;
  readonly hasPartage?: boolean;
}

/** The studio as a process has it, on a clock of the test's own, with a page's calls as sentences. */
export async function openStudioDesk(db: Db, wallet: FakeWallet, options: DeskOptions = {}) {
  const clock = manualClock(options.startsAt ?? Date.UTC(2026, 0, 1));
  const http = fastify();
  const studio = openStudio({
    db,
    clock,
    http,
    log: createLog('silent'),
    randomBytes: repeatableBytes,
    terms: { provider: 'studio', key: async () => options.key ?? fakeKey, address: () => wallet.address },
    sendPage: (reply) => reply.send('page'),
    hasPartage: () => options.hasPartage ?? false,
    lossMaxOf: () => 100_000_000n,
  });
  await studio.open();
  await http.ready();

  async function send(
    method: 'GET' | 'POST',
    url: string,
    session?: string,
    body?: object,
    remoteAddress = '127.0.0.1',
  ) {
    const headers = session === undefined ? {} : { authorization: `Bearer ${session}` };
    const got = await http.inject({
      method,
      url: `/studio/v1/${url}`,
      headers,
      remoteAddress,
      ...(body ? { payload: body } : {}),
    });
    return { status: got.statusCode, text: got.body, json: JSON.parse(got.body) as unknown };
  }

  const state = async (session: string, query = '') => {
    const { json } = await send('GET', `state${query}`, session);
    return instantState.parse(json);
  };

  return {
    clock,
    studio,
    send,
    state,
    async open(token: string) {
      const { json } = await send('POST', 'open', undefined, { token });
      return studioOpened.parse(json);
    },
    /** A page of the player, and the round it may play. */
    async sit(player: string, gameId?: string, funds?: number) {
      const { session } = studioOpened.parse(
        (await send('POST', 'open', undefined, { token: wallet.launch(player, gameId, funds) })).json,
      );
      return session;
    },
    async play(session: string, request: PlayRequest) {
      const { json } = await send('POST', 'play', session, request);
      return played.or(studioRefusal).parse(json);
    },
    async record(roundId: string) {
      const { status, json } = await send('GET', `rounds/${roundId}`);
      return status === 200 ? instantRecord.parse(json) : undefined;
    },
    /** Waits until nothing has to be sent any more. */
    async delivered() {
      for (;;) {
        await studio.settled();
        if ((await db.query(due)).length === 0) return;
        clock.advance(60_000);
      }
    },
    async close() {
      await http.close();
      studio.stop();
      await studio.close();
    },
  };
}

export type StudioDeskOfTest = Awaited<ReturnType<typeof openStudioDesk>>;

export const clientSeed = 'player-seed-1';
export const onRed = [{ option: 'red', points: 100 }];
