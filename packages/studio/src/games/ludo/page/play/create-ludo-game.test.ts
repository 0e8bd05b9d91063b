import { expect, test, vi } from 'vitest';
import type { LudoTable, LudoView } from '../../../../wire/ludo.ts';
import { hashOfLudoSeed } from '../../rules/ludo-dice.ts';
import { fakeSeat, fakeTable } from '../fake-table.ts';
import { createLudoGame } from './create-ludo-game.ts';
import type { LudoCalls, LudoReply } from './ludo-calls.ts';
import { createSeeds } from './seeds.ts';

const rules = {} as LudoView['rules'];
const view = (version: number, table: LudoTable | null): LudoView => ({
  status: 'ok',
  version,
  rules,
  table,
});
const event = (no: number) => ({ no, kind: 'left', seat: 'B' }) as const;

/** A studio that answers the first call for its table, and holds the next one open until `reply` is called. */
function studio(first: LudoView, seeds = sevens()) {
  const requests: (number | undefined)[] = [];
  let answer: (reply: LudoReply | Error) => void = () => undefined;
  const calls = {
    table: vi.fn(async (after: number | undefined, signal: AbortSignal) => {
      requests.push(after);
      if (requests.length === 1) return first;
      return new Promise<LudoReply>((resolve, reject) => {
        answer = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    }),
    commit: vi.fn(async () => first),
    reveal: vi.fn(async () => first),
    roll: vi.fn(async () => first),
    move: vi.fn(async () => first),
    sit: vi.fn(async () => first),
    leave: vi.fn(async () => first),
    cancel: vi.fn(async () => first),
  } satisfies LudoCalls;
  const game = createLudoGame({
    calls,
    seeds,
    now: () => 1_000,
    makeRequestId: () => 'request-1',
    pause: async () => undefined,
  });
  const close = game.open();
  return { game, calls, requests, close, reply: (reply: LudoReply | Error) => answer(reply) };
}

const sevens = () => createSeeds({ fill: (bytes) => bytes.fill(7) });
const seedHash = sevens().hashFor(fakeTable().gameId);
const seed = sevens().revealFor(fakeTable().gameId, seedHash);
const settle = () => vi.waitFor(() => undefined);

test('a game that React discards before it is shown calls nobody', async () => {
  const table = vi.fn();
  createLudoGame({
    calls: { table } as unknown as LudoCalls,
    seeds: sevens(),
    now: () => 1_000,
    makeRequestId: () => 'request-1',
    pause: async () => undefined,
  });
  await settle();
  expect(table).not.toHaveBeenCalled();
});

test('a game that is closed asks no more, and does not report a lost connection', async () => {
  const { game, requests, close } = studio(view(5, fakeTable()));
  await vi.waitFor(() => expect(requests).toEqual([undefined, 5]));
  close();
  await settle();
  expect(requests).toEqual([undefined, 5]);
  expect(game.state.get().isLineLost).toBe(false);
});

test('the page commits to its seed by the hash, and reveals the seed only when it is requested', async () => {
  const committing = fakeTable({ stage: 'committing', due: 'commit' });
  const { calls, reply } = studio(view(1, committing));
  await vi.waitFor(() => expect(calls.commit).toHaveBeenCalledWith(committing.gameId, seedHash));
  expect(calls.reveal).not.toHaveBeenCalled();
  const seats = [fakeSeat({ seedHash })];
  await vi.waitFor(() => {
    reply(view(2, { ...committing, due: 'reveal', seats }));
    expect(calls.reveal).toHaveBeenCalledWith(committing.gameId, seed);
  });
});

test('when the answer to the commitment requests the seed, it is revealed', async () => {
  const committing = fakeTable({ stage: 'committing', due: 'commit' });
  const { calls } = studio(view(1, committing));
  const seats = [fakeSeat({ seedHash })];
  calls.commit.mockResolvedValueOnce(view(2, { ...committing, due: 'reveal', seats }));
  await vi.waitFor(() => expect(calls.reveal).toHaveBeenCalledWith(committing.gameId, seed));
});

test('a seed that another page of the player committed to is revealed by that page only', async () => {
  const seats = [fakeSeat({ seedHash: 'f'.repeat(64) })];
  const { calls, game } = studio(view(1, fakeTable({ stage: 'committing', due: 'reveal', seats })));
  await vi.waitFor(() => expect(game.state.get().view).toBeDefined());
  await settle();
  expect(calls.reveal).not.toHaveBeenCalled();
});

test('after a reload the page reveals the seed committed to before', async () => {
  const secret = '5a'.repeat(16);
  const committing = fakeTable({ stage: 'committing', due: 'commit' });
  const before = studio(view(1, committing), createSeeds({ secret }));
  await vi.waitFor(() => expect(before.calls.commit).toHaveBeenCalledTimes(1));
  const [, hash = ''] = before.calls.commit.mock.calls[0] as unknown as [string, string];
  before.close();
  const committed: LudoTable = { ...committing, due: 'reveal', seats: [fakeSeat({ seedHash: hash })] };
  const { calls } = studio(view(2, committed), createSeeds({ secret }));
  await vi.waitFor(() => expect(calls.reveal).toHaveBeenCalledTimes(1));
  const [gameId, seed = ''] = calls.reveal.mock.calls[0] as unknown as [string, string];
  expect([gameId, hashOfLudoSeed(seed)]).toEqual([committing.gameId, hash]);
});

test('each game has its own seed, and each tab different ones', () => {
  const [mine, others] = [createSeeds({ secret: '5a'.repeat(16) }), createSeeds({ secret: '5b'.repeat(16) })];
  const hashes = [
    mine.hashFor('L1-1'),
    mine.hashFor('L1-2'),
    others.hashFor('L1-1'),
    createSeeds().hashFor('L1-1'),
  ];
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(others.revealFor('L1-1', mine.hashFor('L1-1'))).toBeUndefined();
});

test('an answer that was overtaken does not bring back an older table', async () => {
  const { game, reply, calls } = studio(view(5, fakeTable({ events: [event(1), event(2)] })));
  await vi.waitFor(() => expect(calls.table).toHaveBeenCalledTimes(2));
  reply(view(4, fakeTable({ events: [event(1)] })));
  await vi.waitFor(() => expect(calls.table.mock.calls.length).toBeGreaterThan(2));
  expect(game.state.get().view?.version).toBe(5);
});

test('a lost connection is reported, and the next call is for the present table', async () => {
  const { game, reply, requests } = studio(view(5, fakeTable()));
  await vi.waitFor(() => expect(requests).toEqual([undefined, 5]));
  reply(new Error('no line'));
  await vi.waitFor(() => expect(requests).toEqual([undefined, 5, undefined]));
  expect(game.state.get().isLineLost).toBe(true);
  reply(view(6, fakeTable({ events: [event(1)] })));
  await vi.waitFor(() => expect(game.state.get().isLineLost).toBe(false));
});

test('the page rolls the die that the table names, and none out of turn', async () => {
  const turn = { seat: 'A', n: 9, die: null, sixes: 0, legal: [] } as const;
  const { game, calls } = studio(view(1, fakeTable({ due: 'roll', turn: { ...turn, legal: [] } })));
  await vi.waitFor(() => expect(game.state.get().view).toBeDefined());
  game.move(1);
  expect(calls.move).not.toHaveBeenCalled();
  game.roll();
  game.roll();
  await vi.waitFor(() => expect(game.state.get().busy).toBeUndefined());
  expect(calls.roll.mock.calls).toEqual([['L600113-000042', 9]]);
});

test('a press that came too late is not reported as a mistake; a refusal by the wallet is reported', async () => {
  const { game, calls } = studio(view(1, null));
  await vi.waitFor(() => expect(game.state.get().view).toBeDefined());
  const refuse = (reason: 'stage' | 'not-enough-coins') =>
    calls.sit.mockResolvedValueOnce({ status: 'refused', reason, message: '' } as never);
  refuse('stage');
  game.sit(25, 'anyone');
  await vi.waitFor(() => expect(game.state.get().busy).toBeUndefined());
  expect(game.state.get().refusal).toBeUndefined();
  refuse('not-enough-coins');
  game.sit(25, 'anyone');
  await vi.waitFor(() => expect(game.state.get().refusal).toBe('not-enough-coins'));
});

test('after too many calls the page says so until the studio answers again', async () => {
  const { game, reply, requests } = studio(view(5, fakeTable()));
  await vi.waitFor(() => expect(requests).toEqual([undefined, 5]));
  reply({ status: 'refused', reason: 'too-many-calls', message: '' });
  await vi.waitFor(() => expect(game.state.get().refusal).toBe('too-many-calls'));
  await vi.waitFor(() => expect(requests).toEqual([undefined, 5, undefined]));
  reply(view(6, fakeTable({ events: [event(1)] })));
  await vi.waitFor(() => expect(game.state.get().view?.version).toBe(6));
  expect(game.state.get().refusal).toBeUndefined();
});
