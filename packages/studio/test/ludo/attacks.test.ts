import type { Db } from '@maidan/process/db/db.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveLudo } from '../../src/games/ludo/server/handlers.ts';
import type { LudoPlayer } from '../../src/games/ludo/server/ludo.ts';
import { createStudioLimits } from '../../src/server/limits.ts';
import type { WalletClient } from '../../src/server/wallet-client.ts';
import { type LudoRefusal, type LudoView, ludoRefusal, ludoView } from '../../src/wire/ludo.ts';
import { openTestDb } from '../test-db.ts';
import { type LudoDesk, openLudoDesk, playerNamed, seedHashOf, seedOf } from './ludo-desk.ts';

let db: Db;
let desk: LudoDesk;
let http: FastifyInstance;
let count = 0;

beforeAll(async () => {
  db = await openTestDb();
});
afterEach(async () => {
  await http.close();
  await desk.close();
});
afterAll(() => db.close());

async function open() {
  count += 1;
  const [asha, bilal, eve] = [
    playerNamed(`Asha${count}`),
    playerNamed(`Bilal${count}`),
    playerNamed(`Eve${count}`),
  ];
  desk = await openLudoDesk({ db });
  http = fastify();
  const find = async (bearer: string) => {
    const found = [asha, bilal, eve].find(({ player }) => player === bearer);
    return found && { ...found, studioSession: bearer, game: 'ludo' as const, pricePerPoint: 2 };
  };
  const client: WalletClient = { ask: async () => ({ status: 'unknown', why: 'there is no wallet' }) };
  const limits = createStudioLimits(desk.clock);
  serveLudo(http, { ludo: desk.ludo, sessions: { find }, limits, client }, pino({ level: 'silent' }));
  return { asha, bilal, eve };
}

async function post(player: LudoPlayer | string, act: string, body: object) {
  const bearer = typeof player === 'string' ? player : player.player;
  const headers = { authorization: `Bearer ${bearer}` };
  const got = await http.inject({ method: 'POST', url: `/studio/v1/ludo/${act}`, headers, payload: body });
  return { status: got.statusCode, body: got.json<LudoView | LudoRefusal>() };
}

const reasonOf = async (...call: Parameters<typeof post>) => {
  const { body } = await post(...call);
  return body.status === 'refused' ? ludoRefusal.parse(body).reason : ludoView.parse(body).status;
};

/** The game begun, with whose turn it is and who waits. */
async function playing() {
  const { asha, bilal, eve } = await open();
  const { gameId } = await desk.begin(asha, bilal);
  const [mover, other] = desk.table(asha).due === 'roll' ? [asha, bilal] : [bilal, asha];
  return { gameId, mover, other, eve };
}

describe('somebody who is not at the table', () => {
  it('cannot roll, move, reveal, commit or leave there', async () => {
    const { gameId, eve } = await playing();
    const acts = {
      roll: { n: 1 },
      move: { n: 1, token: 0 },
      reveal: { seed: seedOf(eve) },
      leave: {},
      cancel: {},
    };
    for (const [act, body] of Object.entries(acts))
      expect(['no-table', 'stage']).toContain(await reasonOf(eve, act, { gameId, ...body }));
    expect(await reasonOf(eve, 'commit', { gameId, seedHash: seedHashOf(eve) })).toBe('no-table');
    expect(desk.bets).toHaveLength(2);
  });

  it('gets nothing without a session, and no server seed of a game that is played', async () => {
    const { gameId, mover } = await playing();
    expect(await post('nobody', 'roll', { gameId, n: 1 })).toMatchObject({
      status: 401,
      body: { reason: 'session-ended' },
    });
    const record = await http.inject({ url: `/studio/v1/ludo/games/${gameId}` });
    expect(record.statusCode).toBe(404);
    expect(desk.table(mover).serverSeed).toBe('');
  });
});

describe('a player', () => {
  it('cannot roll or move for the other seat', async () => {
    const { gameId, mover, other } = await playing();
    expect(await reasonOf(other, 'roll', { gameId, n: 1 })).toBe('not-your-turn');
    expect(await reasonOf(mover, 'roll', { gameId, n: 1 })).toBe('ok');
    expect(await reasonOf(other, 'move', { gameId, n: 1, token: 0 })).toBe('not-your-turn');
    expect(desk.table(mover).turn).toMatchObject({ n: 1 });
  });

  it('rolls once however often it is sent, also at the same moment', async () => {
    const { gameId, mover } = await playing();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => reasonOf(mover, 'roll', { gameId, n: 1 })),
    );
    expect(new Set(answers)).toEqual(new Set(['ok']));
    expect(desk.table(mover).events.filter(({ kind }) => kind === 'roll')).toHaveLength(1);
    expect(await reasonOf(mover, 'roll', { gameId, n: 2 })).toBe('wrong-die');
  });

  it('moves once: the same token again is the same move, another is refused', async () => {
    const { gameId, mover } = await playing();
    expect(await reasonOf(mover, 'move', { gameId, n: 1, token: 0 })).toBe('not-rolled');
    await post(mover, 'roll', { gameId, n: 1 });
    const answers = await Promise.all(
      [0, 0, 1].map((token) => reasonOf(mover, 'move', { gameId, n: 1, token })),
    );
    expect(answers).toEqual(['ok', 'ok', 'reused']);
    expect(desk.table(mover).events.filter(({ kind }) => kind === 'move')).toHaveLength(1);
  });

  it('cannot move a token that is not legal, or that is none', async () => {
    const { gameId, mover } = await playing();
    await post(mover, 'roll', { gameId, n: 1 });
    for (const token of [-1, 4, 0.5, '0', null])
      expect(await post(mover, 'move', { gameId, n: 1, token })).toMatchObject({
        status: 400,
        body: { reason: 'malformed' },
      });
    expect(desk.table(mover).turn?.n).toBe(1);
  });

  it('cannot reveal another seed than was committed to, nor commit twice', async () => {
    const { asha, bilal } = await open();
    await desk.sit(asha);
    await desk.sit(bilal);
    const { gameId } = desk.table(asha);
    await post(asha, 'commit', { gameId, seedHash: seedHashOf(asha) });
    expect(await reasonOf(asha, 'commit', { gameId, seedHash: seedHashOf(asha) })).toBe('ok');
    expect(await reasonOf(asha, 'commit', { gameId, seedHash: seedHashOf(bilal) })).toBe('reused');
    await post(bilal, 'commit', { gameId, seedHash: seedHashOf(bilal) });
    expect(await reasonOf(asha, 'reveal', { gameId, seed: seedOf(bilal) })).toBe('wrong-seed');
    expect(await reasonOf(asha, 'reveal', { gameId, seed: seedOf(asha).toUpperCase() })).toBe('malformed');
    expect(desk.bets).toHaveLength(2);
  });

  it('cannot reveal late', async () => {
    const { asha, bilal } = await open();
    await desk.sit(asha);
    await desk.sit(bilal);
    const { gameId } = desk.table(asha);
    await desk.commit(asha);
    await desk.commit(bilal);
    await desk.reveal(asha);
    desk.clock.advance(5_000);
    await desk.until(bilal, ({ stage }) => stage === 'over');
    expect(await reasonOf(bilal, 'reveal', { gameId, seed: seedOf(bilal) })).toBe('stage');
    expect(desk.paidTo(asha)).toEqual(['47.50']);
  });

  it('sits once, also when it sends the request many times at the same moment', async () => {
    const { asha } = await open();
    const sit = (requestId: string) => reasonOf(asha, 'sit', { requestId, stake: 25, against: 'anyone' });
    expect(await Promise.all([sit('sitting-a'), sit('sitting-a'), sit('sitting-b')])).toEqual([
      'ok',
      'ok',
      'seated',
    ]);
    for (const stake of [0, -25, 26, 10_000, '25'])
      expect(await post(asha, 'sit', { requestId: 'sitting-c', stake, against: 'house' })).toMatchObject({
        status: 400,
      });
    await desk.ludo.cancel(asha, { gameId: desk.table(asha).gameId });
  });

  it('that acts a thousand times in a second has most of its acts refused, and delays nobody', async () => {
    const { gameId, mover, other } = await playing();
    const flood = Array.from({ length: 1_000 }, () => post(other, 'roll', { gameId, n: 1 }));
    expect(await reasonOf(mover, 'roll', { gameId, n: 1 })).toBe('ok');
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(850);
    expect(desk.table(mover).events.filter(({ kind }) => kind === 'roll')).toHaveLength(1);
  });
});

describe('two players who cheat together', () => {
  it('and leave at one moment, again and again, have one win paid once', async () => {
    const { gameId, mover, other } = await playing();
    const leaving = [mover, other, other, mover, other, mover].map((who) =>
      reasonOf(who, 'leave', { gameId }),
    );
    expect(new Set(await Promise.all(leaving))).toEqual(new Set(['ok']));
    const paid = [...desk.paidTo(mover), ...desk.paidTo(other)];
    expect(paid.toSorted()).toEqual(['0.00', '47.50']);
    expect([...desk.returnedTo(mover), ...desk.returnedTo(other)]).toEqual([]);
    expect(['no-table', 'stage']).toContain(await reasonOf(other, 'roll', { gameId, n: 1 }));
  });
});

describe('a client that waits', () => {
  const ask = ({ player }: LudoPlayer, after: number) =>
    http.inject({
      url: `/studio/v1/ludo/table?after=${after}`,
      headers: { authorization: `Bearer ${player}` },
    });

  it('is answered when the table changes, and after 20 seconds at the latest', async () => {
    const { gameId, mover, other } = await playing();
    const { version } = desk.ludo.view(other);
    const waiting = ask(other, version);
    await post(mover, 'roll', { gameId, n: 1 });
    const seen = ludoView.parse((await waiting).json());
    expect(seen.version).toBeGreaterThan(version);
    expect(seen.table?.events.at(-1)).toMatchObject({ kind: 'roll' });
    const quiet = desk.ludo.wait(other, seen.version);
    desk.clock.advance(20_000);
    await quiet.changed;
  });

  it('holds one request however many it sends, and none once it has gone', async () => {
    const { mover } = await playing();
    const { version } = desk.ludo.view(mover);
    const requests = Array.from({ length: 20 }, () => desk.ludo.wait(mover, version));
    const last = requests.at(-1);
    await Promise.all(requests.slice(0, -1).map(({ changed }) => changed));
    last?.cancel();
    await last?.changed;
  });

  it('lets the server close', async () => {
    const { mover } = await playing();
    const waits = vi.spyOn(desk.ludo, 'wait');
    const waiting = ask(mover, desk.ludo.view(mover).version);
    await vi.waitFor(() => expect(waits).toHaveBeenCalled());
    await http.close();
    expect((await waiting).statusCode).toBe(200);
  });
});
