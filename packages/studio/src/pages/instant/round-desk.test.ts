import { expect, test } from 'vitest';
import type { InstantState, Played, PlayRequest, StudioRefusal } from '../../wire/instant.ts';
import type { Answer } from '../call.ts';
import { createRoundDesk, type DeskParts } from './round-desk.ts';

const offered = (nth: number) => ({
  roundId: `roulette.round000${nth}`,
  commitment: 'ab'.repeat(32),
  version: '1',
});
const bets = [{ option: 'red', points: 10 }];

const state: Answer<InstantState> = {
  kind: 'ok',
  data: { status: 'ok', game: 'roulette', version: '1', balance: '100.00', next: offered(1), recent: [] },
};

const answer = ({ roundId, clientSeed }: PlayRequest, balance: string | null = '110.00'): Answer<Played> => ({
  kind: 'ok',
  data: {
    status: 'ok',
    isPaid: balance !== null,
    balance,
    next: offered(2),
    round: {
      game: 'roulette',
      version: '1',
      roundId,
      commitment: 'ab'.repeat(32),
      serverSeed: 'cd'.repeat(32),
      clientSeed,
      bets: [{ option: 'red', points: 10, paid: '20.00' }],
      outcome: { game: 'roulette', number: 7 },
      staked: '10.00',
      paid: '20.00',
      decidedAt: '2026-11-16T06:00:00.000Z',
    },
  },
});

const refused = (refusal: Omit<StudioRefusal, 'status'>): Answer<never> => ({
  kind: 'refused',
  refusal: { status: 'refused', ...refusal },
});

function openDesk(play: DeskParts['play'], loadState: DeskParts['loadState'] = async () => state) {
  const balances: (string | undefined)[] = [];
  let ended = 0;
  const desk = createRoundDesk({
    loadState,
    play,
    wait: async () => undefined,
    onBalance: (balance) => balances.push(balance),
    onSessionEnded: () => {
      ended += 1;
    },
  });
  return { desk, balances, hasEnded: () => ended > 0 };
}

test('the balance changes only after the animation, so that it does not reveal the result', async () => {
  const { desk, balances } = openDesk(async (request) => answer(request));
  await desk.load();
  await desk.play('seed-of-mine', bets);
  expect(desk.get()).toMatchObject({ phase: 'showing', recent: [], next: { roundId: 'roulette.round0002' } });
  expect(balances).toEqual(['100.00']);
  desk.settle();
  expect(balances).toEqual(['100.00', '110.00']);
  expect(desk.get().phase).toBe('shown');
  expect(desk.get().recent.map(({ roundId }) => roundId)).toEqual(['roulette.round0001']);
});

test('after a lost answer the same round is requested again with the same bets and seed', async () => {
  const requests: PlayRequest[] = [];
  const { desk } = openDesk(async (request) => {
    requests.push(request);
    return requests.length < 3 ? { kind: 'no-answer' } : answer(request);
  });
  await desk.load();
  await desk.play('seed-of-mine', bets);
  expect(requests).toHaveLength(3);
  expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(1);
  expect(desk.get().phase).toBe('showing');
});

test('after several lost answers the player decides when to request that round again', async () => {
  const requests: string[] = [];
  let isBack = false;
  const { desk } = openDesk(async (request) => {
    requests.push(request.roundId);
    return isBack ? answer(request) : { kind: 'no-answer' };
  });
  await desk.load();
  await desk.play('seed-of-mine', bets);
  expect(desk.get().phase).toBe('lost');
  await desk.play('another-seed', bets);
  expect(desk.get().phase).toBe('lost');
  isBack = true;
  await desk.askAgain();
  expect(desk.get().phase).toBe('showing');
  expect(new Set(requests)).toEqual(new Set(['roulette.round0001']));
});

test('after a refusal the table is open for the round it names', async () => {
  const { desk } = openDesk(async () => refused({ reason: 'no-answer', message: 'no', next: offered(3) }));
  await desk.load();
  await desk.play('seed-of-mine', bets);
  expect(desk.get()).toMatchObject({
    phase: 'betting',
    refusal: { reason: 'no-answer' },
    next: { roundId: 'roulette.round0003' },
  });
  desk.reopen();
  expect(desk.get().refusal).toBeUndefined();
});

test('an ended session is reported', async () => {
  const { desk, hasEnded } = openDesk(async () => refused({ reason: 'session-ended', message: 'over' }));
  await desk.load();
  await desk.play('seed-of-mine', bets);
  expect(hasEnded()).toBe(true);
});

test('a win that the wallet has not confirmed is polled for the same round until it is paid', async () => {
  const requests: PlayRequest[] = [];
  const { desk, balances } = openDesk(async (request) => {
    requests.push(request);
    return answer(request, requests.length < 4 ? null : '110.00');
  });
  await desk.load();
  await desk.play('seed-of-mine', bets);
  desk.settle();
  expect(desk.get().isPaid).toBe(false);
  await expect.poll(() => desk.get().isPaid).toBe(true);
  expect(balances).toEqual(['100.00', undefined, '110.00']);
  expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(1);
  expect(requests).toHaveLength(4);
});

test('once another round is requested, the previous one is no longer polled', async () => {
  const second = Promise.withResolvers<Answer<Played>>();
  const requests: string[] = [];
  const { desk, balances } = openDesk(async (request) => {
    requests.push(request.roundId);
    return requests.length === 1 ? answer(request, null) : second.promise;
  });
  await desk.load();
  await desk.play('seed-of-mine', bets);
  desk.settle();
  void desk.play('another-seed', bets);
  await new Promise((resolve) => setTimeout(resolve));
  expect(requests).toEqual(['roulette.round0001', 'roulette.round0002']);
  expect(balances).toEqual(['100.00', undefined]);
});

test('a table that failed to load is loaded again on request', async () => {
  let loads = 0;
  const { desk } = openDesk(
    async (request) => answer(request),
    async () => {
      loads += 1;
      return loads === 1 ? { kind: 'no-answer' } : state;
    },
  );
  await desk.load();
  expect(desk.get().phase).toBe('failed');
  await desk.load();
  expect(desk.get().phase).toBe('betting');
});
